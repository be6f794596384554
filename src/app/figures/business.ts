import { bounds } from '../../contract/bounds.ts';
import { BusinessFile } from '../../contract/business.ts';
import { e164 } from '../../contract/reading/formats.ts';
import { compileReader } from '../../contract/reading/reader.ts';
import type { Business, PostalAddress } from '../../domain/business/business.ts';
import { standardEircode } from '../../domain/enquiry/eircode.ts';
import type { Checked } from './checked.ts';

const read = compileReader(BusinessFile);

/** Reads a parsed card, or names every fault of it. */
export function readBusiness(json: unknown): Checked<Business> {
  const reading = read(json);
  const faults = [
    ...(reading.ok ? [] : reading.faults.map(({ pointer, complaint }) => `${pointer || '/'}: ${complaint}`)),
    ...faultsWithin(BusinessFile, json, ''),
    ...rateFaults(json),
  ];
  return faults.length > 0 || !reading.ok
    ? { ok: false, faults }
    : { ok: true, value: toBusiness(reading.value) };
}

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/** Marks that turn the direction of what follows, and others nobody sees: no name or address needs them. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** What reading a body forgives and a file must not have: a field nobody knows was misspelled, and would be missing. */
function faultsWithin(shape: Shape, json: unknown, pointer: string): readonly string[] {
  // Line ends and NUL are told of by the reader.
  if (typeof json === 'string')
    return unseen.test(json.replace(/[\r\n\0]/g, '').trim())
      ? [`${pointer}: must not contain characters that cannot be seen`]
      : [];
  const { properties, items } = shape;
  if (Array.isArray(json))
    return [
      ...(items && json.length > bounds.mostCardHours
        ? [`${pointer}: must have at most ${bounds.mostCardHours} lines`]
        : []),
      ...(items ? json.flatMap((item, index) => faultsWithin(items, item, `${pointer}/${index}`)) : []),
    ];
  if (typeof json !== 'object' || json === null || !properties) return [];
  return Object.entries(json).flatMap(([field, value]) => {
    const member = Object.hasOwn(properties, field) ? properties[field] : undefined;
    return member
      ? faultsWithin(member, value, `${pointer}/${field}`)
      : [`${pointer}/${JSON.stringify(field).slice(1, -1)}: there is no such field`];
  });
}

/** Prices with VAT are worked out in hundredths of a per cent. */
function rateFaults(json: unknown): readonly string[] {
  const { vatRatePercent: rate } = (json ?? {}) as { readonly vatRatePercent?: unknown };
  return typeof rate === 'number' && Number(rate.toFixed(2)) !== rate
    ? ['/vatRatePercent: must have at most two decimals']
    : [];
}

function toBusiness({ sample = false, phone, address, showroom, ...rest }: BusinessFile): Business {
  return {
    ...rest,
    isSample: sample,
    ...(phone !== undefined && { phone: { text: phone, number: e164(phone) ?? phone } }),
    ...(address && { address: withStandardEircode(address) }),
    ...(showroom && {
      showroom: {
        ...showroom,
        ...(showroom.address && { address: withStandardEircode(showroom.address) }),
      },
    }),
  };
}

function withStandardEircode(address: PostalAddress): PostalAddress {
  const { eircode } = address;
  return eircode === undefined ? address : { ...address, eircode: standardEircode(eircode) ?? eircode };
}

/** The fields of a card that it leaves open, by their names. */
export const missingFields = (business: Business): readonly string[] =>
  Object.keys(BusinessFile.properties).filter(
    (field) => field !== 'sample' && !Object.hasOwn(business, field),
  );
