import { deliveryWords } from '../../../app/replies/delivery-words.ts';
import { replyFooter } from '../../../app/replies/footer.ts';
import { type SentReply, replyLimits } from '../../../app/replies/reply.ts';
import type { ReplyForm, WhyNoReply } from '../../../app/replies/services.ts';
import type { ReplyTemplate } from '../../../app/replies/template.ts';
import type { NameOf } from '../../../app/enquiries/work/history-words.ts';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import type { Business } from '../../../domain/business/business.ts';
import { dayAndTime } from '../../../domain/wording/format.ts';
import { FirstField, TextArea, TextField } from '../../shell/field.tsx';
import { type Notice, NoticeBox } from '../../shell/notices.tsx';
import { ResultMessage } from '../enquiry/form-parts.tsx';
import { Section } from '../enquiry/facts.tsx';
import { DeskForm, HiddenFields } from '../form.tsx';
import { UserParagraphs, UserText } from '../user-text.tsx';

export interface ReplyPanelProps {
  readonly enquiry: Enquiry;
  readonly business: Business;
  readonly nameOf: NameOf;
  readonly replies: readonly SentReply[];
  readonly whyNot: WhyNoReply | null;
  readonly templates: readonly ReplyTemplate[];
  readonly form: ReplyForm;
  readonly token: string;
  readonly action: string;
  /** The page's own address, with the inbox's filter, for the choice of a template. */
  readonly page: string;
  readonly templateId: string | null;
  readonly subject: string;
  readonly text: string;
  readonly faults: Readonly<Partial<Record<'subject' | 'text', string>>>;
  /** That it is sent, or why not. */
  readonly message: string | Notice | null;
}

/** What was written to the customer, and a form to write. */
export function ReplyPanel(props: ReplyPanelProps) {
  const { replies, whyNot, message } = props;
  return (
    <Section id="reply" title="Reply">
      {typeof message === 'string' && <ResultMessage message={message} />}
      {message !== null && typeof message !== 'string' && <NoticeBox notice={message} />}
      {replies.length > 0 && (
        <ol class="desk-replies">
          {replies.map((reply) => (
            <Sent key={reply.id} reply={reply} {...props} />
          ))}
        </ol>
      )}
      {whyNot === null ? (
        <>
          <TemplateChoice {...props} />
          <Writing {...props} />
        </>
      ) : (
        <p>{reasons[whyNot]}</p>
      )}
    </Section>
  );
}

const reasons: Readonly<Record<WhyNoReply, string>> = {
  'mail is off':
    'Replies can be sent from here once mail is set up: ask the person who runs this service (the setting SMTP_URL).',
  rehearsal: 'This is a rehearsal with a test key: nothing is sent to anybody.',
  'not clear': 'A reply can be sent from here once the enquiry is released.',
};

function Sent({ reply, nameOf }: Pick<ReplyPanelProps, 'nameOf'> & { readonly reply: SentReply }) {
  const { at, authorId, recipient, subject, text, delivery } = reply;
  const state = deliveryWords(delivery);
  return (
    <li>
      <p class="hint">
        {nameOf(authorId)} to <UserText text={recipient} />, {dayAndTime(at)}
      </p>
      <h3>
        <UserText text={subject} />
      </h3>
      <UserParagraphs text={text} />
      <p class={state.isTrouble ? 'fault' : 'hint'}>{state.text}</p>
    </li>
  );
}

/** A form of its own: it loads the page anew, with the template filled in and the focus in the text. */
function TemplateChoice({ templates, page, templateId }: ReplyPanelProps) {
  if (templates.length === 0) return null;
  const { pathname, searchParams } = new URL(page, 'https://desk.invalid');
  return (
    <form method="get" action={pathname} class="desk-pair">
      <HiddenFields fields={Object.fromEntries(searchParams)} />
      <span class="field">
        <label for="template">Template</label>
        <select id="template" name="template" aria-keyshortcuts="t">
          {templates.map(({ id, name }) => (
            <option key={id} value={id} selected={id === templateId}>
              {name}
            </option>
          ))}
        </select>
      </span>
      <button class="button-quiet">Fill in</button>
    </form>
  );
}

function Writing(props: ReplyPanelProps) {
  const { enquiry, business, replies, form, token, action, subject, text, faults, templateId } = props;
  const fields = { seen: String(replies.length), reply_id: form.replyId, reply_link: form.linkSeed };
  const isFilled = templateId !== null && Object.keys(faults).length === 0;
  return (
    <DeskForm class="desk-work-form desk-reply-form" action={action} token={token} fields={fields}>
      <FirstField.Provider value={isFilled ? 'reply_text' : null}>
        <p>
          To <UserText text={enquiry.request.customer.email} />
        </p>
        <TextField
          id="reply_subject"
          label="Subject"
          value={subject}
          maxLength={replyLimits.longestSubject}
          hint={`The reference ${enquiry.reference} is added where it is missing.`}
          fault={faults.subject}
          required
        />
        <TextArea
          id="reply_text"
          label="Text"
          value={text}
          maxLength={replyLimits.longestText}
          hint={`Below it stands: “${replyFooter(business, enquiry.reference)}”`}
          fault={faults.text}
          shortcut="w"
          required
        />
      </FirstField.Provider>
      <p class="desk-buttons">
        <button class="button">Send</button>
      </p>
    </DeskForm>
  );
}
