import { type ContentScore, scoreContent } from '../../domain/spam/score.ts';
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
      ...(quote?.doors ?? []).flatMap(({ doorType, opWidth, opHeight }) => [doorType, opWidth, opHeight]),
      ...attachments.flatMap(({ type, description }) => [type, description]),
    ]),
    urls: given([quote?.project?.fromPage, ...attachments.map(({ url }) => url)]),
  });
}

function given(texts: readonly (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}
