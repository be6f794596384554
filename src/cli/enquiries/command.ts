import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import type { Store } from '../../store/store.ts';
import type { Config } from '../../config.ts';
import { standardReference } from '../../domain/enquiry/reference.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { csvLines } from './csv.ts';
import { filterOf, filterOptions } from './filter.ts';
import { findEnquiries, listEnquiries } from './list.ts';
import { minuteOf } from './table.ts';
import { readArgs } from '../terminal/args.ts';
import { harmless, harmlessJson } from '../terminal/text.ts';
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
    default:
      throw new OperatorError('say enquiries list, enquiries show, enquiries find or enquiries export');
  }
}

const writers = { ndjson: ndjsonLines, csv: csvLines };

async function exportEnquiries(args: string[], config: Config): Promise<void> {
  const { collection, since, tests } = filterOptions;
  const { values } = readArgs({ args, options: { format: { type: 'string' }, collection, since, tests } });
  const { format } = values;
  if (format !== 'ndjson' && format !== 'csv') throw new OperatorError('--format must be ndjson or csv');
  const filter = filterOf(values);
  await withStore(config, 'read', (store) => writeOut(writers[format](store.enquiries.list(filter))));
}

async function* ndjsonLines(enquiries: AsyncIterable<Enquiry>): AsyncGenerator<string> {
  for await (const enquiry of enquiries) yield `${JSON.stringify(readable(enquiry))}\n`;
}

/** A reference may be given in two words. */
async function showEnquiry(words: string[], config: Config): Promise<void> {
  const wanted = words.join(' ').trim();
  if (wanted === '') throw new OperatorError('say which enquiry: enquiries show ID|REFERENCE');
  await withStore(config, 'read', async (store) => {
    console.log(harmlessJson(readable(await theEnquiry(store, wanted))));
  });
}

async function theEnquiry({ enquiries }: Store, wanted: string): Promise<Enquiry> {
  const byId = await enquiries.find(wanted);
  if (byId) return byId;
  const reference = standardReference(wanted);
  const [first, ...more] = reference === null ? [] : await enquiries.findByReference(reference);
  if (!first) throw new OperatorError(`there is no enquiry ${harmless(wanted)}`);
  if (more.length === 0) return first;
  const all = [first, ...more].map(({ id, receivedAt }) => `${id} of ${minuteOf(receivedAt)}`);
  throw new OperatorError(
    `${all.length} enquiries have the reference ${first.reference}: ${all.join(', ')}; say which by its id`,
  );
}

const readable = (enquiry: Enquiry) => ({
  ...enquiry,
  receivedAt: new Date(enquiry.receivedAt).toISOString(),
});
