import type { QuoteRequest } from '../../contract/enquiries/enquiry.ts';

/** Both kinds of enquiry request in one shape. */
export type AnyRequest = Partial<Omit<QuoteRequest, 'customer'>> &
  Pick<QuoteRequest, 'customer'> & { message?: string };

export const messageOf = ({ message, project }: AnyRequest): string | undefined =>
  message ?? project?.message;
