import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { UserText } from '../user-text.tsx';
import { HiddenFields } from '../form.tsx';
import { collectionNames, moderationWord } from '../words.ts';

interface AskingProps {
  readonly enquiries: readonly Enquiry[];
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly back: string;
}

/** Asks whether to reject these enquiries; the fields are those of the form that does. */
export function Asking({ enquiries, action, fields, back }: AskingProps) {
  const clear = enquiries.filter(({ status }) => status === 'new').length;
  return (
    <div class="text-page desk-asked">
      <h1>
        {enquiries.length === 1 ? 'Reject this enquiry?' : `Reject these ${enquiries.length} enquiries?`}
      </h1>
      <p>
        A rejected enquiry leaves the inbox and nobody answers it. It is kept, and can be released later.
        {clear > 0 && ' What is marked as clear was not held: its customer waits for an answer.'}
      </p>
      <ul class="desk-related">
        {enquiries.map(({ id, reference, collection, status, request }) => (
          <li key={id}>
            {reference} <UserText text={request.customer.name} />
            <span class="hint">
              {' '}
              {collectionNames[collection]}, {moderationWord(status)}
            </span>
          </li>
        ))}
      </ul>
      <form method="post" action={action} class="desk-buttons">
        <HiddenFields fields={fields} />
        <button class="button">Reject</button>
        <a class="button-quiet" href={back}>
          Leave as it is
        </a>
      </form>
    </div>
  );
}
