import { moderate } from '../../app/enquiries/work/moderate.ts';
import { type Enquiry, type ListedEnquiry, isReadable } from '../../app/enquiries/enquiry.ts';
import { type WallMs, createSystemClock } from '../../app/shared/clock.ts';
import { createRandomIds } from '../../app/shared/ids.ts';
import type { Config } from '../../config.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { csvLines } from '../../app/enquiries/csv.ts';
import { filterOf, filterOptions } from './filter.ts';
import { findEnquiries, listEnquiries } from './list.ts';
import { actorOf } from '../terminal/actor.ts';
import { readArgs } from '../terminal/args.ts';
import { harmlessJson } from '../terminal/text.ts';
import { theEnquiry } from './the-enquiry.ts';
import { createDamageReport } from './unreadable.ts';
import { showingPeople } from '../store/audit-note.ts';
import type { Store } from '../../store/store.ts';
import { withStore } from '../store/with-store.ts';
import { writeOut } from '../terminal/write-out.ts';

export async function enquiriesCommand([action, ...rest]: readonly string[], config: Config): Promise<void> {
  switch (action) {
    case 'list':
      return listEnquiries(rest, config);
    case 'show':
      return showEnquiry(rest, config);
    case 'find':
      return findEnquiries(rest, config);
    case 'export':
      return exportEnquiries(rest, config);
    case 'release':
      return release(rest, config);
    default:
      throw new OperatorError(
        'say enquiries list, enquiries show, enquiries find, enquiries release or enquiries export',
      );
  }
}

async function exportEnquiries(args: string[], config: Config): Promise<void> {
  const { collection, since, tests } = filterOptions;
  const { values } = readArgs({ args, options: { format: { type: 'string' }, collection, since, tests } });
  const { format } = values;
  if (format !== 'ndjson' && format !== 'csv') throw new OperatorError('--format must be ndjson or csv');
  const filter = filterOf(values);
  await showingPeople(config, 'enquiries.export', async (store, shown) => {
    const damage = createDamageReport();
    let count = 0;
    async function* noting(): AsyncGenerator<ListedEnquiry> {
      shown({ enquiries: count });
      for await (const enquiry of store.enquiries.list(filter)) {
        if (damage.passes(enquiry)) shown({ enquiries: (count += 1) });
        yield enquiry;
      }
    }
    await writeOut(format === 'csv' ? csvLines(noting()) : ndjsonLines(store, noting()));
    damage.failIfAny();
  });
}

async function* ndjsonLines(store: Store, enquiries: AsyncIterable<ListedEnquiry>): AsyncGenerator<string> {
  for await (const enquiry of enquiries) yield `${JSON.stringify(await readable(store, enquiry))}\n`;
}

/** Joins the arguments, because a reference may be typed as two words. */
async function showEnquiry(words: string[], config: Config): Promise<void> {
  const wanted = words.join(' ').trim();
  if (wanted === '') throw new OperatorError('say which enquiry: enquiries show ID|REFERENCE');
  await showingPeople(config, 'enquiries.show', async (store, shown) => {
    await writeOut([`${harmlessJson(await readable(store, await theEnquiry(store, wanted)))}\n`]);
    shown({ enquiries: 1 });
  });
}

/** Releases a held enquiry. */
async function release(words: string[], config: Config): Promise<void> {
  const wanted = words.join(' ').trim();
  if (wanted === '') throw new OperatorError('say which enquiry: enquiries release ID|REFERENCE');
  await withStore(config, 'change', async (store) => {
    const enquiry = await theEnquiry(store, wanted);
    const clock = createSystemClock();
    const mails = config.mail !== null;
    const needs = { store, clock, ids: createRandomIds(clock), mails };
    const [outcome] = await moderate(needs, actorOf(), 'released', [{ enquiry, seen: null }]);
    if (outcome?.kind !== 'done')
      throw new OperatorError(
        `enquiry ${enquiry.reference} is not held: it was released before, or never held`,
      );
    console.log(`Enquiry ${enquiry.reference} is released.`);
    console.log(whatFollows(enquiry, mails));
  });
}

function whatFollows({ test }: Enquiry, mails: boolean): string {
  if (test) return 'It was sent with a test key, so nobody is told.';
  return mails
    ? 'The service tells the customer by mail, and whoever listens for events.'
    : 'The service tells whoever listens for events. Mail is off, so the customer is not written to.';
}

/** An enquiry with readable times and, if its customer changed it, its earlier versions. */
async function readable({ enquiryVersions }: Store, enquiry: ListedEnquiry) {
  const shown = { ...enquiry, receivedAt: timeOf(enquiry.receivedAt) };
  if (!isReadable(enquiry)) return shown;
  if (enquiry.changedAt === null) return shown;
  const earlier = await enquiryVersions.list(enquiry);
  return {
    ...shown,
    changedAt: timeOf(enquiry.changedAt),
    earlierVersions: earlier.map(({ replacedAt, ...version }) => ({ ...version, until: timeOf(replacedAt) })),
  };
}

const timeOf = (at: WallMs): string => new Date(at).toISOString();
