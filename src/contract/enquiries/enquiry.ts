import Type from 'typebox';
import { Consent, Customer } from './customer.ts';
import { dateOrTime, label, listOf, oneLine, text, webAddress, words, yesOrNo } from '../fields.ts';
import { bounds } from '../bounds.ts';
import { DoorInWords } from '../doors/door.ts';
import { orderToChange } from '../doors/order.ts';

const Attachment = Type.Object(
  {
    url: Type.Optional(webAddress('Absolute http or https address. It is stored, never fetched.')),
    type: Type.Optional(label('A free label, such as drawing or photo.')),
    description: Type.Optional(
      text('What the file shows, in words.', { maxLength: bounds.longestAttachmentText }),
    ),
    expiresAt: Type.Optional(dateOrTime('When the link expires: an RFC 3339 date-time or date.')),
  },
  { title: 'Attachment', description: 'A file kept elsewhere, named by its address.' },
);

/** Optional fields of every enquiry that are not part of its content. */
export const provenance = {
  source: Type.Optional(oneLine('A label for the calling platform.', { maxLength: bounds.longestLabel })),
  sourceId: Type.Optional(label("The partner's or session's identifier.")),
};

/** Fields that carry the evidence of consent and the idempotency key. */
export const assurance = {
  consent: Type.Optional(Consent),
  idempotencyKey: Type.Optional(
    oneLine(
      'For callers that cannot set the Idempotency-Key header: the same key repeats the first answer.',
      {
        maxLength: bounds.longestRetryKey,
      },
    ),
  ),
};

export const ContactRequest = Type.Object(
  {
    ...provenance,
    customer: Customer,
    message: text(`The enquiry, ${bounds.shortestMessage} to ${bounds.longestMessage} characters.`, {
      minLength: bounds.shortestMessage,
      maxLength: bounds.longestMessage,
    }),
    ...assurance,
  },
  { title: 'ContactRequest' },
);

export const QuoteRequest = Type.Object(
  {
    ...provenance,
    customer: Customer,
    project: Type.Optional(
      Type.Object(
        {
          message: Type.Optional(
            text('The requirements in natural language.', { maxLength: bounds.longestText }),
          ),
          fromPage: Type.Optional(webAddress('The page the person came from, http or https.')),
        },
        { description: 'The project behind the request.' },
      ),
    ),
    product: Type.Optional(
      text('The product asked for, in free words.', { maxLength: bounds.longestProduct }),
    ),
    comments: Type.Optional(text('Anything else worth saying.', { maxLength: bounds.longestText })),
    doors: Type.Optional(
      listOf(
        DoorInWords,
        `Up to ${bounds.mostDoors} doors; split larger projects. Any door of an answer, or a door in free words: no lead is lost to a size.`,
        { maxItems: bounds.mostDoors },
      ),
    ),
    ...orderToChange,
    supplyAndInstall: Type.Optional(yesOrNo('True for supply and fitting, false for supply only.')),
    eirCode: Type.Optional(words('Eircode of the site, or any words that locate it.')),
    attachments: Type.Optional(
      listOf(Attachment, `Up to ${bounds.mostAttachments} links to drawings, photos or plans.`, {
        maxItems: bounds.mostAttachments,
      }),
    ),
    ...assurance,
  },
  { title: 'QuoteRequest' },
);

export const SubmissionResponse = Type.Object(
  {
    success: Type.Boolean(),
    id: text('Identifier of the stored enquiry.'),
    collection: text('The store the enquiry went to.'),
    reference: text('The reference of the enquiry, short enough to say on the phone.'),
    message: text('Confirmation for people, with the reference, and the names of fields that were not read.'),
  },
  { title: 'SubmissionResponse' },
);

export type ContactRequest = Type.Static<typeof ContactRequest>;
export type QuoteRequest = Type.Static<typeof QuoteRequest>;
export type SubmissionResponse = Type.Static<typeof SubmissionResponse>;
