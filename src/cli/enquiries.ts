import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type Collection, type Enquiry, collections } from '../app/enquiry.ts';
import type { EnquiryFilter } from '../app/ports.ts';
import type { Config } from '../config.ts';
import { formats } from '../contract/formats.ts';
import { CommandError } from './command-error.ts';
import { csvLines } from './enquiry-csv.ts';
import { parsed } from './parsed.ts';
import { withStore } from './with-store.ts';

export async function enquiriesCommand([action, ...rest]: readonly string[], config: Config): Promise<void> {
  switch (action) {
    case 'export':
      return exportEnquiries(rest, config);
    case 'show':
      return showEnquiry(rest, config);
    default:
      throw new CommandError('say enquiries export or enquiries show');
  }
}

const writers = { ndjson: ndjsonLines, csv: csvLines };

async function exportEnquiries(args: string[], config: Config): Promise<void> {
  const { values } = parsed(() =>
    parseArgs({
      args,
      options: {
        format: { type: 'string' },
        collection: { type: 'string' },
        since: { type: 'string' },
        tests: { type: 'boolean' },
      },
    }),
  );
  const { format } = values;
  if (format !== 'ndjson' && format !== 'csv') throw new CommandError('--format must be ndjson or csv');
  const filter: EnquiryFilter = {
    ...(values.collection !== undefined && { collection: collectionOf(values.collection) }),
    ...(values.tests === true && { tests: true }),
    ...(values.since !== undefined && { since: timeOf(values.since) }),
  };
  await withStore(config, 'read', (store) => writeOut(writers[format](store.enquiries.list(filter))));
}

async function* ndjsonLines(enquiries: AsyncIterable<Enquiry>): AsyncGenerator<string> {
  for await (const enquiry of enquiries) yield `${JSON.stringify(readable(enquiry))}\n`;
}

/** A reader that has seen enough, such as `head`, is no error. */
async function writeOut(lines: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(lines), process.stdout, { end: false });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
  }
}

async function showEnquiry([id, ...more]: string[], config: Config): Promise<void> {
  if (id === undefined || more.length > 0) throw new CommandError('say which enquiry: enquiries show ID');
  await withStore(config, 'read', async (store) => {
    const enquiry = await store.enquiries.find(id);
    if (!enquiry) throw new CommandError(`there is no enquiry ${id}`);
    console.log(JSON.stringify(readable(enquiry), null, 2));
  });
}

const readable = (enquiry: Enquiry) => ({
  ...enquiry,
  receivedAt: new Date(enquiry.receivedAt).toISOString(),
});

function collectionOf(text: string): Collection {
  const collection = collections.find((name) => name === text);
  if (!collection) throw new CommandError(`--collection must be one of ${collections.join(', ')}`);
  return collection;
}

function timeOf(text: string): number {
  const { accepts, fault } = formats['date-or-date-time'];
  if (!accepts(text)) throw new CommandError(`--since ${fault}`);
  return Date.parse(text);
}
