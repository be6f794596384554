import type { FastifyReply } from 'fastify';
import type { ChangeOutcome, Decision, WorkChange } from '../../../app/enquiries/work/change.ts';
import { type Judged, mostAtOnce } from '../../../app/enquiries/work/moderate.ts';
import type { FormFields } from '../../shell/form-body.ts';
import { Buttons } from '../../shell/site.tsx';
import { withDamagedPage } from '../enquiry/damaged-row.ts';
import { Asking } from '../enquiry/moderation.tsx';
import { readChange } from '../enquiry/read-form.ts';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';
import { bulkAddress } from './bulk-bar.tsx';
import { type BulkAction, bulkResultText, isBulkAction } from './bulk-result.tsx';

/**
 * Changes several enquiries. The form has the fields `ids` (separated by spaces), `action` and those of the action;
 * the response redirects to the list, which shows the result.
 */
export const bulkPage = (kit: StaffKit): StaffPage => ({
  method: 'POST',
  path: bulkAddress,
  role: 'sales',
  answer: withDamagedPage(kit, (visit) => changeSelected(kit, visit)),
});

/** What is asked for, or why that is not clear. */
type Wish =
  | { readonly action: BulkAction; readonly change: WorkChange }
  | { readonly action: BulkAction; readonly decision: Decision }
  | { readonly fault: string };

async function changeSelected(kit: StaffKit, visit: StaffVisit): Promise<FastifyReply> {
  const { account, fields } = visit;
  const back = backOf(fields);
  const asked = idsIn(fields.get('ids') ?? '');
  if (asked.length === 0) return showFault(kit, visit, back, 'Select some enquiries first.');
  if (asked.length > mostAtOnce)
    return showFault(kit, visit, back, `At most ${mostAtOnce} can be changed at once.`);
  const wish = readWish(fields, account.id, (await kit.deskEnquiries.staff()).ids);
  if ('fault' in wish) return showFault(kit, visit, back, wish.fault);
  const found = await findAll(kit, asked);
  if ('decision' in wish && needsConfirmation(wish.decision, found) && !fields.has('sure'))
    return askAboutAll(kit, visit, found, back);
  const outcomes =
    'decision' in wish
      ? await kit.deskEnquiries.judge(account, wish.decision, found)
      : await kit.deskEnquiries.changeAll(account, wish.change, found);
  const count = (kind: ChangeOutcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const done = bulkResultText({
    what: wish.action,
    done: count('done'),
    unchanged: count('unchanged'),
    missing: asked.length - found.length + count('missing'),
    collided: found.flatMap(({ enquiry }, index) =>
      outcomes[index]?.kind === 'collided' ? enquiry.reference : [],
    ),
  });
  return visit.reply.redirect(`${back}${back.includes('?') ? '&' : '?'}done=${done}`, 303);
}

function readWish(fields: FormFields, me: string, staff: readonly string[]): Wish {
  const action = fields.get('action') ?? '';
  if (!isBulkAction(action)) return { fault: 'Say what to do with the enquiries.' };
  if (action === 'release') return { action, decision: 'released' };
  if (action === 'reject') return { action, decision: 'rejected' };
  const read = readChange(action, asPanelFields(fields), me, staff);
  return 'change' in read ? { action, change: read.change } : { fault: Object.values(read.faults).join(' ') };
}

/** The fields as the forms of one enquiry have them: here one select holds two of theirs. */
function asPanelFields(fields: FormFields): FormFields {
  const [owner = '', stage = ''] = [fields.get('owner'), fields.get('stage')];
  const lost = /^lost (.+)$/.exec(stage)?.[1];
  return new Map([
    ...fields,
    ['owner_id', owner],
    ...(lost === undefined
      ? []
      : ([
          ['stage', 'lost'],
          ['lost_reason', lost],
        ] as const)),
  ]);
}

/** Items are `id:version`, or `id` to accept any version. */
const idsIn = (text: string): readonly string[] => [...new Set(text.split(/\s+/).filter((id) => id !== ''))];

async function findAll(kit: StaffKit, asked: readonly string[]): Promise<readonly Judged[]> {
  const found: Judged[] = [];
  for (const each of asked) {
    const [, id = '', seen] = /^([\w-]{1,64})(?::(\d{1,9}))?$/.exec(each) ?? [];
    const enquiry = await kit.deskEnquiries.find(id);
    if (enquiry) found.push({ enquiry, seen: seen === undefined ? null : Number(seen) });
  }
  return found;
}

/** As on the page of one enquiry: the customer of a clear one waits for an answer. */
const needsConfirmation = (decision: Decision, found: readonly Judged[]): boolean =>
  decision === 'rejected' && found.some(({ enquiry }) => enquiry.status === 'new');

/** The list to return to; validated, against open redirects. */
function backOf(fields: FormFields): string {
  const back = fields.get('back') ?? '';
  return /^\/staff(\?[^\\\s]*)?$/.test(back) ? back : '/staff';
}

const showFault = (kit: StaffKit, visit: StaffVisit, back: string, fault: string): FastifyReply =>
  showStaff(kit, visit, {
    title: 'Nothing was changed',
    status: 422,
    body: (
      <div class="text-page desk-asked">
        <h1>Nothing was changed</h1>
        <p role="status">{fault}</p>
        <Buttons links={[[back, 'Back to the inbox']]} />
      </div>
    ),
  });

async function askAboutAll(
  kit: StaffKit,
  visit: StaffVisit,
  found: readonly Judged[],
  back: string,
): Promise<FastifyReply> {
  const versions = await Promise.all(found.map(({ enquiry }) => kit.deskEnquiries.workOf(enquiry.id)));
  const ids = found
    .map(({ enquiry, seen }, index) => `${enquiry.id}:${seen ?? versions[index]?.version ?? 0}`)
    .join(' ');
  return showStaff(kit, visit, {
    title: 'Reject these?',
    body: (
      <Asking
        enquiries={found.map(({ enquiry }) => enquiry)}
        action={bulkAddress}
        fields={{ token: visit.token, ids, action: 'reject', sure: 'yes', back }}
        back={back}
      />
    ),
  });
}
