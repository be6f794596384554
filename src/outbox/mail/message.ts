import { bounds } from '../../contract/bounds.ts';
import type { Mailbox } from '../../app/mail/mail-settings.ts';
import { type MailContent, type Picture } from './content.ts';
import { headerText } from './header-text.ts';
import { mailHtml } from './html.tsx';
import { mailText } from './text.ts';

export interface MessageParts {
  /** Of the delivery: a repeat after a crash has the same, so that mail programs show it once. */
  readonly id: string;
  /** When it happened, not when it was sent. */
  readonly date: Date;
  readonly from: Mailbox;
  readonly to: readonly string[];
  /** Null where answers go to the sender. */
  readonly replyTo: string | null;
  readonly content: MailContent;
  readonly pictures: readonly Picture[];
  readonly pdf: Uint8Array | null;
}

const longestSubject = 150;

/** A mail as the library takes it: addresses as objects and texts as they are; it encodes both. */
export function messageOf({ id, date, from, to, replyTo, content, pictures, pdf }: MessageParts) {
  return {
    messageId: `<${messageName(id)}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date,
    from: { name: headerText(from.name, bounds.longestCardName), address: from.address },
    to: to.map((address) => ({ name: '', address })),
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject: headerText(content.subject, longestSubject),
    // Nobody's absence note answers it, and no answer starts a loop (RFC 3834).
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
        ? [{ filename: 'steel-doors.pdf', content: Buffer.from(pdf), contentType: 'application/pdf' }]
        : []),
    ],
  };
}

/** A delivery's id may hold a colon, a name in an address may not. */
const messageName = (id: string): string => id.replace(/[^\w.-]/g, '-');
