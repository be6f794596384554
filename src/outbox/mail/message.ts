import { bounds } from '../../contract/bounds.ts';
import type { Mailbox } from '../../app/mail/mail-settings.ts';
import { type MailContent, type Picture } from './content.ts';
import { headerText } from './header-text.ts';
import { mailHtml } from './html.tsx';
import { mailText } from './text.ts';

export interface AttachedPdf {
  readonly filename: string;
  readonly bytes: Uint8Array;
}

export interface MessageParts {
  /** Id of the delivery: the same on a retry, so that mail programs can detect duplicates. */
  readonly id: string;
  /** The time of the event, not of sending. */
  readonly date: Date;
  readonly from: Mailbox;
  readonly to: readonly string[];
  /** Address for replies; null if replies go to the sender. */
  readonly replyTo: string | null;
  readonly content: MailContent;
  readonly pictures: readonly Picture[];
  readonly pdf: AttachedPdf | null;
  /** Present if a member of staff wrote the mail. */
  readonly letter?: Letter;
}

/** A mail that a member of staff wrote continues the thread of earlier mails about the enquiry. */
export interface Letter {
  readonly reference: string;
  /** Ids of the deliveries of the earlier mails, oldest first. */
  readonly after: readonly string[];
}

/** Limit of ids in the References header. */
const mostReferences = 10;

const longestSubject = 150;

/** A message for nodemailer, which encodes addresses and texts. */
export function messageOf(parts: MessageParts) {
  const { id, date, from, to, replyTo, content, pictures, pdf, letter } = parts;
  const messageId = (name: string) =>
    `<${messageName(name)}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`;
  const before = (letter?.after ?? []).slice(-mostReferences).map(messageId);
  return {
    messageId: messageId(id),
    date,
    from: { name: headerText(from.name, bounds.longestCardName), address: from.address },
    to: to.map((address) => ({ name: '', address })),
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject: headerText(content.subject, longestSubject),
    ...(before.length > 0 && { inReplyTo: before.at(-1) ?? '', references: before }),
    headers: letter
      ? { 'X-Enquiry-Reference': letter.reference }
      : // Suppresses auto-replies and mail loops (RFC 3834).
        { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: mailText(content),
    html: mailHtml(content),
    attachments: [
      ...pictures.map(({ cid, png }) => ({
        cid,
        filename: `${cid.slice(0, cid.indexOf('@'))}.png`,
        content: Buffer.from(png),
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
      })),
      ...(pdf
        ? [{ filename: pdf.filename, content: Buffer.from(pdf.bytes), contentType: 'application/pdf' }]
        : []),
    ],
  };
}

/** The delivery's id without characters that a message id must not contain, such as a colon. */
const messageName = (id: string): string => id.replace(/[^\w.-]/g, '-');
