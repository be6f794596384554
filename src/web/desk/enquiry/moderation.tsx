import type { FastifyReply } from 'fastify';
import type { Decision } from '../../../app/enquiries/work/change.ts';
import { type Judged, mostAtOnce } from '../../../app/enquiries/work/moderate.ts';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { Buttons } from '../../shell/site.tsx';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';
import { UserText } from '../user-text.tsx';
import { HiddenFields } from '../form.tsx';
import { withDamagedPage } from './damaged-row.ts';
import { collectionNames, moderationWord } from '../words.ts';

const deskAddress = '/staff/moderation';

/**
 * Bulk moderation. The form has the fields `ids` (separated by spaces) and `action`; the response redirects to a
 * page with the result.
 */
export const moderationPages = (kit: StaffKit): readonly StaffPage[] => [
  {
    method: 'POST',
    path: deskAddress,
    role: 'sales',
    answer: withDamagedPage(kit, (visit) => judgeMany(kit, visit)),
  },
  { method: 'GET', path: deskAddress, role: 'sales', answer: (visit) => showResult(kit, visit) },
];

const decisions: ReadonlyMap<string | undefined, Decision> = new Map([
  ['release', 'released'],
  ['reject', 'rejected'],
]);

async function judgeMany(kit: StaffKit, visit: StaffVisit): Promise<FastifyReply> {
  const { account, fields } = visit;
  const decision = decisions.get(fields.get('action'));
  const asked = idsIn(fields.get('ids') ?? '');
  if (!decision || asked.length === 0 || asked.length > mostAtOnce)
    return showLines(kit, visit, 422, inboxOf(fields.get('back')), [
      asked.length > mostAtOnce
        ? `At most ${mostAtOnce} can be judged at once.`
        : 'Choose some enquiries first, and say whether to release or to reject them.',
    ]);
  const judged = await found(kit, asked);
  if (decision === 'rejected' && !fields.has('sure')) return askAboutAll(kit, visit, judged);
  const outcomes = (await kit.deskEnquiries.judge(account, decision, judged)).map(({ kind }) => kind);
  const counts = new URLSearchParams({ decision, back: inboxOf(fields.get('back')) });
  for (const kind of outcomeKinds) counts.set(kind, String(outcomes.filter((each) => each === kind).length));
  counts.set('missing', String(asked.length - judged.length + Number(counts.get('missing'))));
  return visit.reply.redirect(`${deskAddress}?${counts.toString()}`, 303);
}

const outcomeKinds = ['done', 'unchanged', 'collided', 'missing'] as const;

/** Items are `id:version`, or `id` to accept any version. */
const idsIn = (text: string): readonly string[] => [...new Set(text.split(/\s+/).filter((id) => id !== ''))];

async function found(kit: StaffKit, asked: readonly string[]): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  for (const each of asked) {
    const [, id = '', seen] = /^([\w-]{1,64})(?::(\d{1,9}))?$/.exec(each) ?? [];
    const enquiry = await kit.deskEnquiries.find(id);
    if (enquiry) judged.push({ enquiry, seen: seen === undefined ? null : Number(seen) });
  }
  return judged;
}

/** Shows the result of a bulk decision from the counts in the query. */
function showResult(kit: StaffKit, visit: StaffVisit): FastifyReply {
  const query = new Map(Object.entries(visit.request.query as Record<string, unknown>));
  const count = (kind: (typeof outcomeKinds)[number]) => {
    const text = query.get(kind);
    return typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : 0;
  };
  const decision = query.get('decision') === 'released' ? 'released' : 'rejected';
  const lines = [
    `${count('done')} ${count('done') === 1 ? 'enquiry' : 'enquiries'} ${decision}.`,
    ...(count('unchanged') > 0 ? [`${count('unchanged')} had been ${decision} before.`] : []),
    ...(count('collided') > 0
      ? [`${count('collided')} changed while you were looking, and stayed so: look again.`]
      : []),
    ...(count('missing') > 0 ? [`${count('missing')} not found: erased, perhaps.`] : []),
  ];
  return showLines(kit, visit, 200, inboxOf(query.get('back')), lines);
}

/** The address to return to; validated, against open redirects. */
const inboxOf = (back: unknown): string =>
  typeof back === 'string' && /^\/staff(\?[^\\\s]*)?$/.test(back) ? back : '/staff';

function showLines(
  kit: StaffKit,
  visit: StaffVisit,
  status: number,
  back: string,
  lines: readonly string[],
): FastifyReply {
  const title = status === 200 ? 'Done' : 'Nothing was changed';
  return showStaff(kit, visit, {
    title,
    status,
    body: (
      <div class="text-page desk-asked">
        <h1>{title}</h1>
        <div role="status">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Buttons links={[[back, 'Back to the inbox']]} />
      </div>
    ),
  });
}

async function askAboutAll(
  kit: StaffKit,
  visit: StaffVisit,
  judged: readonly Judged[],
): Promise<FastifyReply> {
  const back = inboxOf(visit.fields.get('back'));
  const versions = await Promise.all(judged.map(({ enquiry }) => kit.deskEnquiries.workOf(enquiry.id)));
  const ids = judged.map(({ enquiry }, index) => `${enquiry.id}:${versions[index]?.version ?? 0}`).join(' ');
  const fields = { token: visit.token, ids, action: 'reject', sure: 'yes', back };
  return showStaff(kit, visit, {
    title: 'Reject these?',
    body: (
      <Asking
        enquiries={judged.map(({ enquiry }) => enquiry)}
        action={deskAddress}
        fields={fields}
        back={back}
      />
    ),
  });
}

/** Asks for confirmation before a clear enquiry is rejected. */
export function askFirst(kit: StaffKit, visit: StaffVisit, enquiry: Enquiry, back: string): FastifyReply {
  const { token, fields, request } = visit;
  const again = { token, seen: fields.get('seen') ?? '', decision: 'rejected', sure: 'yes' };
  return showStaff(kit, visit, {
    title: 'Reject this?',
    body: <Asking enquiries={[enquiry]} action={request.url} fields={again} back={back} />,
  });
}

interface AskingProps {
  readonly enquiries: readonly Enquiry[];
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly back: string;
}

function Asking({ enquiries, action, fields, back }: AskingProps) {
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
