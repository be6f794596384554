import type { RetentionView } from '../../app/enquiries/retention-view.ts';
import { createSystemClock, wallMs } from '../../app/shared/clock.ts';
import type { Config } from '../../config.ts';
import { monthsBefore } from '../../domain/enquiry/retention.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { type RowCounts, addCounts, noRows } from '../../store/people/erasing/subjects.ts';
import { counted } from '../store/keeping.ts';
import { withStore } from '../store/with-store.ts';
import { actorOf } from '../terminal/actor.ts';
import { readArgs } from '../terminal/args.ts';
import { createProgress } from '../terminal/progress.ts';
import { isoTime } from '../terminal/times.ts';
import { clean } from './clean.ts';

export async function retentionCommand([action, ...args]: readonly string[], config: Config): Promise<void> {
  if (action !== 'run') throw new OperatorError('say retention run, or retention run --dry-run');
  const { values } = readArgs({ args, options: { 'dry-run': { type: 'boolean' } } });
  const { retentionMonths } = config;
  if (retentionMonths === null)
    throw new OperatorError('RETENTION_MONTHS is off: nothing is erased for its age');
  const dryRun = values['dry-run'] === true;
  await withStore(config, dryRun ? 'read' : 'change', async (store) => {
    const clock = createSystemClock();
    const now = await store.retention.cautiousTime(clock.now(), clock.boot());
    const before = wallMs(monthsBefore(now, retentionMonths));
    const view = await store.retention.due(before);
    console.log(`Enquiries from before ${isoTime(before)} (${counted(retentionMonths, 'month')} ago):`);
    for (const line of describe(view)) console.log(line);
    const total = totalOf(view);
    if (dryRun) console.log('Nothing was erased: this was a dry run.');
    if (dryRun || total === 0) return;
    const progress = createProgress(process.stderr);
    let erased: RowCounts = noRows;
    for await (const some of store.retention.erase(before, { at: wallMs(Date.now()), actor: actorOf() })) {
      erased = addCounts(erased, some);
      progress.note(`Erasing: ${erased.enquiries} of ${total} enquiries`);
    }
    progress.clear();
    console.log(
      `Erased: ${counted(erased.enquiries, 'enquiry', 'enquiries')} and ${counted(erased.doorQuotes, 'door quote')}, with all that belongs to them.`,
    );
    await clean(store, config);
  });
}

const totalOf = ({ collections }: RetentionView) => collections.reduce((sum, { due }) => sum + due, 0);

function describe(view: RetentionView): string[] {
  const { collections, doorQuotes, oldestKept } = view;
  return [
    ...collections.map(({ collection, due }) => `  ${collection}: ${due.toLocaleString('en-IE')}`),
    ...(collections.length === 0 ? ['  none'] : [`  door quotes that became one of them: ${doorQuotes}`]),
    oldestKept === null ? 'No enquiry stays.' : `The oldest that stays is of ${isoTime(oldestKept)}.`,
  ];
}
