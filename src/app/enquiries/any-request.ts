import type { QuoteRequest } from '../../contract/enquiries/enquiry.ts';

/** The fields of both kinds of enquiry request. */
export type AnyRequest = Partial<Omit<QuoteRequest, 'customer'>> &
  Pick<QuoteRequest, 'customer'> & { message?: string };

export const messageOf = ({ message, project }: AnyRequest): string | undefined =>
  message ?? project?.message;
