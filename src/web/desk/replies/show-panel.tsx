import type { VNode } from 'preact';
import type { OpenedEnquiry } from '../../../app/enquiries/work/services.ts';
import { fillPlaceholders, type PlaceholderValues } from '../../../app/replies/placeholders.ts';
import type { ReplyFaults, TypedReply } from '../../../app/replies/read-reply.ts';
import type { ReplyForm } from '../../../app/replies/services.ts';
import { piecesOf } from '../../../app/doors/priced-order.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { weeks } from '../../../domain/wording/format.ts';
import { harmless } from '../../../domain/wording/harmless.ts';
import { priceWords } from '../../../domain/wording/price.ts';
import { designWords } from '../../../drawing/words.ts';
import type { Notice } from '../../shell/notices.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffVisit } from '../staff-page.ts';
import { ReplyPanel } from './panel.tsx';

/** A reply that was not sent, to be shown again. */
export interface UnsentReply {
  readonly typed: TypedReply;
  readonly form: ReplyForm;
  readonly faults: ReplyFaults;
  readonly notice: Notice;
  readonly status: number;
}

/** The panel of an enquiry by which staff write to its customer. `page` is the enquiry's address. */
export async function replyPanel(
  kit: StaffKit,
  visit: StaffVisit,
  opened: OpenedEnquiry,
  page: string,
  unsent?: UnsentReply,
): Promise<VNode> {
  const { replies, business } = kit;
  const { enquiry, nameOf } = opened;
  const { template: templateId, done } = visit.request.query as Record<string, unknown>;
  const templates = await replies.templates();
  const template = templates.find(({ id }) => id === templateId);
  const form = unsent?.form ?? replies.newForm();
  const values = valuesOf(kit.book, opened, replies.linkFor(form, enquiry));
  const filled = {
    subject: fillPlaceholders(template?.subject ?? 'Your enquiry {reference}', values),
    text: fillPlaceholders(template?.text ?? '', values),
  };
  const [path = '', query = ''] = page.split('?');
  return (
    <ReplyPanel
      {...{ enquiry, business, nameOf, templates, form, page }}
      {...(unsent?.typed ?? filled)}
      replies={await replies.list(enquiry.id)}
      whyNot={replies.whyNot(enquiry)}
      token={visit.token}
      action={`${path}/reply${query === '' ? '' : `?${query}`}`}
      templateId={template?.id ?? null}
      faults={unsent?.faults ?? {}}
      message={unsent?.notice ?? (done === 'reply' ? 'Your reply is on its way.' : null)}
    />
  );
}

function valuesOf(
  book: PriceBook,
  { enquiry, order }: OpenedEnquiry,
  link: string | null,
): PlaceholderValues {
  const { doors, priced, total, leadTimeWeeks } = order;
  const { first, note } = priceWords(total, 'with-vat');
  const lines = doors.map((door, index) => {
    const pieces = piecesOf(door);
    const title = door.design ? designWords(book, door.design).title : 'A door described in words';
    return `${index + 1}. ${title}${pieces > 1 ? `, ${pieces} pieces` : ''}`;
  });
  return {
    name: harmless(enquiry.request.customer.name),
    reference: enquiry.reference,
    // Part of a total would mislead the customer.
    total: priced > 0 && priced === doors.length ? `${first} ${note}` : null,
    weeks: leadTimeWeeks > 0 ? weeks(leadTimeWeeks) : null,
    doors: lines.length > 0 ? lines.join('\n') : null,
    link,
  };
}
