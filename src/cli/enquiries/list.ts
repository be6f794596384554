import { isReadable } from '../../app/enquiries/enquiry.ts';
import { type EnquirySearch, readSearch } from '../../app/enquiries/search.ts';
import type { EnquiryFilter } from '../../store/enquiries/enquiries.ts';
import type { Store } from '../../store/store.ts';
import type { Config } from '../../config.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { filterOf, filterOptions } from './filter.ts';
import { createEnquiryTable } from './table.ts';
import { type DamageReport, createDamageReport } from './unreadable.ts';
import { readArgs } from '../terminal/args.ts';
import { createProgress } from '../terminal/progress.ts';
import { harmless } from '../terminal/text.ts';
import { showingPeople } from '../store/audit-note.ts';
import { writeOut } from '../terminal/write-out.ts';

interface Reports {
  /** Called with the number of enquiries shown, for the audit. */
  readonly shown: (counts: { readonly enquiries: number }) => void;
  readonly damage: DamageReport;
}

const usualLimit = 20;
const maxLimit = 999_999;

export async function listEnquiries(args: string[], config: Config): Promise<void> {
  const { values } = readArgs({ args, options: { ...filterOptions, limit: { type: 'string' } } });
  const filter = filterOf(values);
  const limit = values.limit === undefined ? usualLimit : limitOf(values.limit);
  const damage = createDamageReport();
  await showingPeople(config, 'enquiries.list', ({ enquiries }, shown) =>
    writeOut(newest(enquiries, filter, limit, { shown, damage })),
  );
  damage.failIfAny();
}

function limitOf(text: string): number {
  if (!/^[1-9]\d*$/.test(text) || Number(text) > maxLimit) {
    throw new OperatorError(`--limit must be a whole number from 1 to ${maxLimit}`);
  }
  return Number(text);
}

async function* newest(
  enquiries: Store['enquiries'],
  filter: EnquiryFilter,
  limit: number,
  report: Reports,
): AsyncGenerator<string> {
  const table = createEnquiryTable(process.stdout.columns);
  const total = await enquiries.count(filter);
  let [shown, readable] = [0, 0];
  report.shown({ enquiries: readable });
  for await (const enquiry of enquiries.list(filter, 'newest first')) {
    if (shown === 0) yield table.heading;
    shown += 1;
    if (report.damage.passes(enquiry)) report.shown({ enquiries: (readable += 1) });
    yield table.row(enquiry);
    if (shown === limit) break;
  }
  if (shown === 0) {
    yield Object.keys(filter).length === 0 ? 'There are no enquiries yet.\n' : 'No enquiry matches.\n';
  } else if (shown < total) {
    yield `${shown} shown, ${total - shown} more: a higher --limit shows them.\n`;
  } else {
    yield `${shown} shown: these are all.\n`;
  }
}

export async function findEnquiries(args: string[], config: Config): Promise<void> {
  const { values, positionals } = readArgs({
    args,
    options: { tests: filterOptions.tests },
    allowPositionals: true,
  });
  const search = readSearch(positionals.join(' '));
  if (!search) throw new OperatorError('say what to find: enquiries find EMAIL|PHONE|TEXT');
  const damage = createDamageReport();
  await showingPeople(config, 'enquiries.find', ({ enquiries }, shown) =>
    writeOut(found(enquiries, filterOf(values), search, { shown, damage })),
  );
  damage.failIfAny();
}

async function* found(
  enquiries: Store['enquiries'],
  filter: EnquiryFilter,
  search: EnquirySearch,
  report: Reports,
): AsyncGenerator<string> {
  const table = createEnquiryTable(process.stdout.columns);
  const total = await enquiries.count(filter);
  const progress = createProgress(process.stderr);
  let [seen, matches] = [0, 0];
  report.shown({ enquiries: matches });
  for await (const enquiry of enquiries.list(filter, 'newest first')) {
    progress.note(`${(seen += 1)} of ${total} enquiries looked through`);
    if (!isReadable(enquiry)) progress.clear();
    if (!report.damage.passes(enquiry) || !search.matches(enquiry)) continue;
    progress.clear();
    if (matches === 0) yield table.heading;
    report.shown({ enquiries: (matches += 1) });
    yield table.row(enquiry);
  }
  progress.clear();
  const count = matches === 0 ? 'No enquiry' : matches === 1 ? '1 enquiry' : `${matches} enquiries`;
  yield `${count} ${asUnderstood(search)}.\n`;
}

function asUnderstood({ by, value }: EnquirySearch): string {
  switch (by) {
    case 'e-mail':
      return `from ${harmless(value)}`;
    case 'phone':
      return `with the phone number ${value}, or with these digits in the text`;
    case 'text':
      return `with "${harmless(value)}"`;
  }
}
