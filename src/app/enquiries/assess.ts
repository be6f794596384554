import { type ContentScore, scoreContent } from '../../domain/spam/score.ts';
import type { QuoteRequest } from '../../contract/enquiries/enquiry.ts';
import { readYesNo } from '../../domain/doors/wire.ts';
import type { EnquiryRequest } from './enquiry.ts';

/** Scores every word a person could have written in an enquiry, whichever field it stands in. */
export function assessEnquiry(request: EnquiryRequest): ContentScore {
  const { name, email, phone, company } = request.customer;
  const quote = 'message' in request ? null : request;
  const attachments = quote?.attachments ?? [];
  return scoreContent({
    name,
    email,
    ...(phone !== undefined && { phone }),
    ...(company !== undefined && { company }),
    texts: given([
      'message' in request ? request.message : quote?.project?.message,
      quote?.comments,
      quote?.product,
      quote?.eirCode,
      ...(quote?.doors ?? []).flatMap(wordsOf),
      ...attachments.flatMap(({ type, description }) => [type, description]),
    ]),
    urls: given([quote?.project?.fromPage, ...attachments.map(({ url }) => url)]),
  });
}

type Door = NonNullable<QuoteRequest['doors']>[number];

/** The fields of a door that take any text. Of those beside label and opening only what is no figure says something. */
function wordsOf(door: Door): (string | undefined)[] {
  const { doorType, opWidth, opHeight, preset, doorLeafWidth, doorHeightMm } = door;
  const { leftPanels, rightPanels, topPanel } = door;
  const rest = [preset, doorLeafWidth, doorHeightMm, leftPanels, rightPanels, topPanel];
  return [doorType, opWidth, opHeight, ...rest.filter((text) => text !== undefined && !isFigure(text))];
}

const isFigure = (text: string) => readYesNo(text) !== undefined || /^[\d.]{1,9}( ?mm)?$/i.test(text);

function given(texts: readonly (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}
