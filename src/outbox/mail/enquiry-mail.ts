import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import type { SentOrder } from '../../app/enquiries/sent-order.ts';
import { doorsOf, printableOrder } from '../../app/mail/enquiry-doors.ts';
import { type MailTraffic, overCap } from '../../app/mail/mail-caps.ts';
import type { MailSettings } from '../../app/mail/mail-settings.ts';
import { type AttemptOutcome, skipped } from '../../app/outbox/delivery.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { Business } from '../../domain/business/business.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { foldedEmail } from '../../domain/enquiry/email.ts';
import type { VersionChange } from '../../app/mail/version-change.ts';
import { estimateFileName } from '../../domain/wording/format.ts';
import { needsAnyLetters, sendable } from './address.ts';
import type { MailContent, Picture } from './content.ts';
import { changeMail } from './change-mail.ts';
import { customerMail } from './customer-mail.ts';
import { drawnDoors } from './doors.ts';
import type { AttachedPdf } from './message.ts';
import { staffMail } from './staff-mail.ts';

export interface EnquiryMailNeeds {
  readonly settings: MailSettings;
  readonly book: PriceBook;
  readonly business: Business;
  /** Base URL of links to the desk. */
  readonly publicUrl: () => string;
  /** Number of mails to a customer in the current window, without this delivery. */
  readonly trafficToCustomer: (email: string, delivery: string) => Promise<MailTraffic>;
  readonly trafficToStaff: (delivery: string) => Promise<MailTraffic>;
  /** Renders a drawing as PNG, and `print` the order as PDF. Both may reject with a refusal. */
  readonly draw: (design: DoorDesign, signal: AbortSignal) => Promise<Uint8Array>;
  readonly print: (sent: SentOrder, signal: AbortSignal) => Promise<Uint8Array>;
}

export type Recipients = 'staff' | 'customer';

export function readDestination(destination: string): Recipients | null {
  if (destination === 'mail:staff') return 'staff';
  return destination === 'mail:customer' ? 'customer' : null;
}

/** Why a mail must not be sent; null if it may be. */
export async function reasonNotToSend(
  needs: EnquiryMailNeeds,
  to: Recipients,
  { request, status, test }: Enquiry,
  delivery: string,
): Promise<AttemptOutcome | null> {
  if (test) return skipped('a rehearsal');
  if (to === 'staff') return overCap(to, await needs.trafficToStaff(delivery));
  // A held or rejected enquiry may have a third party's address.
  if (status !== 'new') return skipped(`the enquiry is ${status}`);
  return overCap(to, await needs.trafficToCustomer(foldedEmail(request.customer.email), delivery));
}

/** The attachments of a mail. */
export interface Drawn {
  readonly pictures: readonly Picture[];
  readonly pdf: AttachedPdf | null;
}

export async function drawAll(
  { book, draw, print }: EnquiryMailNeeds,
  enquiry: Enquiry,
  to: Recipients,
  signal: AbortSignal,
): Promise<Drawn> {
  const sent = printableOrder(book, enquiry);
  const doors = to === 'staff' || sent ? drawnDoors(doorsOf(book, enquiry).doors) : [];
  const pictures: Picture[] = [];
  // One after the other, so that rendering for pages takes precedence.
  for (const { cid, design } of doors) pictures.push({ cid, png: await draw(design, signal) });
  if (to !== 'customer' || !sent) return { pictures, pdf: null };
  const filename = estimateFileName(sent.reference);
  return { pictures, pdf: { filename, bytes: await print(sent, signal) } };
}

/** Content of a mail beside the enquiry itself. */
interface Besides extends Drawn {
  /** In mails to staff: the customer's change that the mail reports; null if it reports a new enquiry. */
  readonly change: VersionChange | null;
  /** In mails to the customer: address of the page of the enquiry. */
  readonly page: string | null;
  /** Time of the event. */
  readonly at: number;
}

/** The mail about an enquiry, and its recipients. */
export function writeEnquiryMail(
  needs: EnquiryMailNeeds,
  enquiry: Enquiry,
  to: Recipients,
  besides: Besides,
) {
  const { pictures, pdf } = besides;
  const addresses = to === 'staff' ? needs.settings.staff : [sendable(enquiry.request.customer.email)];
  const content = contentFor(needs, enquiry, to, besides);
  return { addresses, written: { replyTo: replyTo(needs, enquiry, to), content, pictures, pdf } };
}

function contentFor(
  { book, business, publicUrl }: EnquiryMailNeeds,
  enquiry: Enquiry,
  to: Recipients,
  { pictures, pdf, change, page, at }: Besides,
): MailContent {
  const content =
    to === 'staff'
      ? ofChange(book, enquiry, change, staffMail(book, business, enquiry, publicUrl()))
      : customerMail(book, business, enquiry, { hasPdf: pdf !== null, page, at });
  const attached = new Set(pictures.map(({ cid }) => cid));
  return {
    ...content,
    parts: content.parts.map((part) =>
      part.kind === 'door' && part.picture && !attached.has(part.picture.cid)
        ? { ...part, picture: null }
        : part,
    ),
  };
}

const ofChange = (book: PriceBook, enquiry: Enquiry, change: VersionChange | null, content: MailContent) =>
  change ? changeMail(book, enquiry, change, content) : content;

/** Address for replies: staff reply to the customer, and the customer replies to the business. */
function replyTo(
  { business, settings }: EnquiryMailNeeds,
  { request }: Enquiry,
  to: Recipients,
): string | null {
  const address = to === 'staff' ? request.customer.email : business.isSample ? undefined : business.email;
  if (address === undefined || address === settings.from.address || needsAnyLetters(address)) return null;
  return sendable(address);
}
