import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import type { Fact, MailContent, Part } from './content.ts';
import { headerText } from './header-text.ts';

const longestName = 60;

/** The mail to staff about an enquiry that its sender withdrew. */
export function withdrawalMail(
  sender: string,
  { id, reference, request, submittedBy, withdrawalReason }: Enquiry,
  publicUrl: string,
): MailContent {
  const atTheDesk = `${publicUrl}/staff/enquiries/${id}`;
  const { name, company } = request.customer;
  const { source, sourceId } = request;
  return {
    subject: `Withdrawn: enquiry ${reference} from ${headerText(name, longestName)}`,
    sender,
    title: `Enquiry ${reference} was withdrawn`,
    preview: withdrawalReason === null ? 'No reason was given.' : 'With the reason.',
    parts: [
      { kind: 'paragraph', text: 'Its sender says that the customer no longer wants it.' },
      {
        kind: 'facts',
        facts: [
          { name: 'Name', value: { theirs: name } },
          ...theirs('Company', company),
          ...theirs('Source', source),
          ...theirs('Source id', sourceId),
          { name: 'Sent by', value: `API key ${submittedBy}` },
          { name: 'At the desk', value: atTheDesk, href: atTheDesk },
        ],
      },
      ...reasonParts(withdrawalReason),
    ],
    footer: ['If the customer comes back, move the enquiry on at the desk.'],
  };
}

const theirs = (name: string, text: string | undefined): readonly Fact[] =>
  text === undefined ? [] : [{ name, value: { theirs: text } }];

const reasonParts = (reason: string | null): readonly Part[] =>
  reason === null
    ? [{ kind: 'quiet', text: 'No reason was given.' }]
    : [
        { kind: 'heading', text: 'Why' },
        { kind: 'message', text: { theirs: reason } },
      ];
