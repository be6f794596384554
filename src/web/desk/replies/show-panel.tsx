import type { VNode } from 'preact';
import type { OpenedEnquiry } from '../../../app/enquiries/work/services.ts';
import { fillPlaceholders } from '../../../app/replies/placeholders.ts';
import type { ReplyFaults, TypedReply } from '../../../app/replies/read-reply.ts';
import type { ReplyForm } from '../../../app/replies/services.ts';
import type { Notice } from '../../shell/notices.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffVisit } from '../staff-page.ts';
import { ReplyPanel } from './panel.tsx';
import { valuesFor } from './values.ts';

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
  const values = valuesFor(kit.book, opened, replies.linkFor(form, enquiry));
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
