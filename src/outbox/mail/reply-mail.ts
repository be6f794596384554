import type { ReplyToSend } from '../../app/replies/reply.ts';
import { replyFooter } from '../../app/replies/footer.ts';
import type { Business } from '../../domain/business/business.ts';
import type { MailContent } from './content.ts';

/** A reply by staff to a customer: their text, and a footer with the reference. */
export const replyMail = (
  business: Business,
  { subject, text, reference }: Pick<ReplyToSend, 'subject' | 'text' | 'reference'>,
  publicUrl: string,
): MailContent => ({
  subject,
  sender: business.name,
  title: null,
  preview: '',
  parts: [{ kind: 'letter', text, ownUrl: publicUrl }],
  footer: [replyFooter(business, reference)],
});
