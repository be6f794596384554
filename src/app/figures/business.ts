import { BusinessFile } from '../../contract/business.ts';
import { e164 } from '../../contract/reading/formats.ts';
import { compileReader } from '../../contract/reading/reader.ts';
import type { Business, PostalAddress } from '../../domain/business/business.ts';
import { standardEircode } from '../../domain/enquiry/eircode.ts';
import type { Checked } from './checked.ts';

const read = compileReader(BusinessFile);

/** Parses a maker's card, or returns all its faults. */
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

/** Invisible control and bidirectional characters, which no name or address needs. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Faults of a card. Stricter than for a request body: an unknown field is an error, because it is probably
 * misspelt.
 */
function faultsWithin(shape: Shape, json: unknown, pointer: string): readonly string[] {
  // The reader itself reports strings with line breaks or NUL.
  if (typeof json === 'string')
    return unseen.test(json.replace(/[\r\n\0]/g, '').trim())
      ? [`${pointer}: must not contain characters that cannot be seen`]
      : [];
  const { properties, items } = shape;
  if (Array.isArray(json))
    return items ? json.flatMap((item, index) => faultsWithin(items, item, `${pointer}/${index}`)) : [];
  if (typeof json !== 'object' || json === null || !properties) return [];
  return Object.entries(json).flatMap(([field, value]) => {
    const member = Object.hasOwn(properties, field) ? properties[field] : undefined;
    return member
      ? faultsWithin(member, value, `${pointer}/${field}`)
      : [`${pointer}/${JSON.stringify(field).slice(1, -1)}: there is no such field`];
  });
}

/** Faults of the VAT rate, which is computed in hundredths of a per cent. */
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

/** Names of the card's missing fields, except fields that pages do not need. */
export const missingFields = (business: Business): readonly string[] =>
  Object.keys(BusinessFile.properties).filter(
    (field) => !['sample', 'photographs'].includes(field) && !Object.hasOwn(business, field),
  );
