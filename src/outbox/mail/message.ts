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
  /** Address for replies; null if it is that of the sender. */
  readonly replyTo: string | null;
  readonly content: MailContent;
  readonly pictures: readonly Picture[];
  readonly pdf: AttachedPdf | null;
}

const longestSubject = 150;

/** A message for nodemailer, which encodes addresses and texts. */
export function messageOf({ id, date, from, to, replyTo, content, pictures, pdf }: MessageParts) {
  return {
    messageId: `<${messageName(id)}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date,
    from: { name: headerText(from.name, bounds.longestCardName), address: from.address },
    to: to.map((address) => ({ name: '', address })),
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject: headerText(content.subject, longestSubject),
    // Suppresses auto-replies and mail loops (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
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

/** The delivery's id without the colon that it may contain, but message ids may not. */
const messageName = (id: string): string => id.replace(/[^\w.-]/g, '-');
