/** The place of a standard Eircode, as far as its routing key tells: "Dublin 2" for D02, elsewhere the key itself. */
export function placeOfEircode(eircode: string): string {
  const [key = ''] = eircode.split(' ');
  const district = /^D0?(\d+|6W)$/.exec(key)?.[1];
  return district === undefined ? key : `Dublin ${district}`;
}
