import type { QuoteRequest } from '../../contract/enquiries/enquiry.ts';

/** Either kind of request, as one row shows it. */
export type AnyRequest = Partial<Omit<QuoteRequest, 'customer'>> &
  Pick<QuoteRequest, 'customer'> & { message?: string };

export const messageOf = ({ message, project }: AnyRequest): string | undefined =>
  message ?? project?.message;
