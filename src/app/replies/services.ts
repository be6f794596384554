import type { StaffAccount } from '../accounts/account.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import { hashSentPage, mailLinkToken } from '../enquiries/sent-page.ts';
import { type EventNeeds, updatedEnquiryEvent } from '../outbox/event.ts';
import { replyDestination } from '../outbox/delivery.ts';
import type { Clock } from '../shared/clock.ts';
import type { IdSource } from '../shared/ids.ts';
import type { TypedReply } from './read-reply.ts';
import type { AskedReply, ReplyOutcome, SentReply } from './reply.ts';
import type { ReplyTemplate } from './template.ts';

export interface ReplyNeeds extends EventNeeds {
  readonly ids: Pick<IdSource, 'eventId' | 'changeId' | 'replyId' | 'linkSeed'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly store: {
    readonly enquiryReplies: {
      readonly list: (enquiryId: string) => Promise<readonly SentReply[]>;
      readonly send: (asked: AskedReply) => Promise<ReplyOutcome>;
    };
    readonly replyTemplates: { readonly list: () => Promise<readonly ReplyTemplate[]> };
  };
  /** Address of a page of an enquiry for its customer, by the page's token. */
  readonly pageAddress: (token: string) => string;
}

/** What a form carries: its id, so that a form sent twice is one mail, and the seed of a link in its text. */
export interface ReplyForm {
  readonly replyId: string;
  readonly linkSeed: string;
}

/** Why nothing can be written from an enquiry; null if something can. */
export type WhyNoReply = 'mail is off' | 'rehearsal' | 'not clear';

/** Replies to customers from the desk. */
export function createReplies(needs: ReplyNeeds) {
  const { store, ids, clock, pageAddress } = needs;

  const linkOf = ({ linkSeed }: ReplyForm): string => pageAddress(mailLinkToken(linkSeed));

  return {
    list: store.enquiryReplies.list,
    templates: store.replyTemplates.list,
    newForm: (): ReplyForm => ({ replyId: ids.replyId(), linkSeed: ids.linkSeed() }),

    /** The link to the customer's page, which is there once a text with it is sent; null if they have none. */
    linkFor: (form: ReplyForm, { designs }: Enquiry): string | null => (designs ? linkOf(form) : null),

    whyNot({ test, status }: Enquiry): WhyNoReply | null {
      if (!needs.mails) return 'mail is off';
      if (test) return 'rehearsal';
      return status === 'new' ? null : 'not clear';
    },

    /** Sends a reply, once for each form. `seen` is the number of replies that its author saw. */
    send(
      { id: authorId }: StaffAccount,
      enquiry: Enquiry,
      form: ReplyForm,
      seen: number,
      { subject, text }: TypedReply,
    ): Promise<ReplyOutcome> {
      const recipient = enquiry.request.customer.email;
      return store.enquiryReplies.send({
        enquiryId: enquiry.id,
        reply: { id: form.replyId, at: clock.now(), authorId, recipient, subject, text },
        seen,
        pageHash:
          enquiry.designs && text.includes(linkOf(form)) ? hashSentPage(mailLinkToken(form.linkSeed)) : null,
        changeIds: [ids.changeId(), ids.changeId()],
        event: { ...updatedEnquiryEvent(needs, enquiry), mails: [replyDestination] },
      });
    },
  };
}

export type Replies = ReturnType<typeof createReplies>;
