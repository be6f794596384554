import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { orderText } from '../../../domain/design/order-text.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { addressIn } from '../../shell/price-view.ts';
import { longestList } from '../schedule/table.ts';

export const schedulePath = '/schedule';

/** Maximum length of the query: a longer one would exceed the limit of request headers. */
const longestPacked = 8_000;

/**
 * Address of the page that shows a read schedule. It contains the compressed text, so that a reload does not post
 * a form again. Null if the text is too long.
 */
export function listAddress(list: string, doors: readonly string[], priceView: PriceView): string | null {
  const packed = deflateRawSync(list).toString('base64url');
  const query = [...(doors.length === 0 ? [] : [orderText(doors)]), `list=${packed}`].join('&');
  return query.length > longestPacked ? null : addressIn(priceView, `${schedulePath}?${query}`);
}

/** The text of the schedule in an address; null if it was damaged. */
export function unpackList(packed: string): string | null {
  try {
    const most = { maxOutputLength: 4 * longestList };
    return inflateRawSync(Buffer.from(packed.slice(0, longestPacked), 'base64url'), most).toString();
  } catch {
    return null;
  }
}
