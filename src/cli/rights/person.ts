import { wallMs } from '../../app/shared/clock.ts';
import type { Config } from '../../config.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { addToErasedFile, erasedFile } from '../../store/erasing/erased-file.ts';
import type { RowCounts } from '../../store/erasing/subjects.ts';
import { type Tombstone, createTombstone } from '../../store/erasing/tombstone.ts';
import type { PersonHoldings } from '../../store/people.ts';
import type { PersonData } from '../../store/person-data.ts';
import { reasonFor } from '../../store/trouble.ts';
import { showingPeople } from '../store/audit-note.ts';
import { counted } from '../store/keeping.ts';
import { withStore } from '../store/with-store.ts';
import { actorOf } from '../terminal/actor.ts';
import { addressIn } from '../terminal/address.ts';
import { readArgs } from '../terminal/args.ts';
import { askAtTerminal } from '../terminal/ask.ts';
import { harmless, harmlessJson } from '../terminal/text.ts';
import { writeOut } from '../terminal/write-out.ts';
import { clean } from './clean.ts';
import { personDocument } from './person-document.ts';

export async function personCommand([action, ...rest]: readonly string[], config: Config): Promise<void> {
  switch (action) {
    case 'export':
      return exportPerson(rest, config);
    case 'erase':
      return erasePerson(rest, config);
    default:
      throw new OperatorError('say person export EMAIL or person erase EMAIL');
  }
}

const usageOf = (action: string) => `say whose: person ${action} EMAIL`;

const nothingKept = (email: string) => new OperatorError(`nothing is kept of ${harmless(email)}`);

async function exportPerson(args: string[], config: Config): Promise<void> {
  const { positionals } = readArgs({ args, options: {}, allowPositionals: true });
  const email = addressIn(positionals, usageOf('export'));
  await showingPeople(config, 'person.export', async ({ people }, shown) => {
    const data = await people.export(email);
    if (!data) throw nothingKept(email);
    const parts = Object.entries(data).map(([part, rows]: [string, readonly object[]]) => [
      part,
      rows.length,
    ]);
    shown(Object.fromEntries(parts) as Record<keyof PersonData, number>);
    await writeOut(lines(`${harmlessJson(personDocument(email, data))}\n`));
  });
}

async function* lines(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}

async function erasePerson(args: string[], config: Config): Promise<void> {
  const { values, positionals } = readArgs({
    args,
    options: { yes: { type: 'boolean' } },
    allowPositionals: true,
  });
  const email = addressIn(positionals, usageOf('erase'));
  await withStore(config, 'change', async (store) => {
    const held = await store.people.holdings(email);
    if (!held) throw nothingKept(email);
    console.log(`Kept of ${harmless(email)}: ${inWords(held)}, and what belongs to them.`);
    if (held.quotesOfOthers > 0)
      console.log(
        `${counted(held.quotesOfOthers, 'quote')} made for another address and sent from this one will stay: erase that address too if it is the same person.`,
      );
    if (values.yes !== true) await askFirst();
    const now = Date.now();
    // Another machine's clock may be ahead of this one: what is erased now must not count as sent later.
    const tombstone = createTombstone(email, wallMs(Math.max(now, held.newestAt)));
    keepTombstone(config, tombstone);
    const erased = await store.people.erase(email, tombstone, { at: wallMs(now), actor: actorOf() });
    console.log(`Erased: ${allInWords(erased)}.`);
    await clean(store, config);
  });
}

const inWords = ({ enquiries, doorQuotes }: PersonHoldings) =>
  `${counted(enquiries, 'enquiry', 'enquiries')} and ${counted(doorQuotes, 'door quote')}`;

const allInWords = (erased: RowCounts) =>
  [
    counted(erased.enquiries, 'enquiry', 'enquiries'),
    counted(erased.doorQuotes, 'door quote'),
    counted(erased.sentPages, 'page'),
    counted(erased.events, 'event'),
    counted(erased.deliveries, 'delivery', 'deliveries'),
    counted(erased.retryKeys + erased.duplicateGuards, 'retry key or guard', 'retry keys and guards'),
  ].join(', ');

async function askFirst(): Promise<void> {
  if (!process.stdin.isTTY)
    throw new OperatorError(
      'nothing was erased: there is no terminal to ask at; say --yes to erase without asking',
    );
  const answer = await askAtTerminal('This cannot be undone. Type yes to erase it: ');
  if (answer?.trim().toLowerCase() !== 'yes') throw new OperatorError('nothing was erased');
}

/** Beside an embedded store it has to be there first: with it a crash, or a restored backup, brings nobody back. */
function keepTombstone({ databaseUrl, dataDir }: Config, tombstone: Tombstone): void {
  try {
    addToErasedFile(dataDir, [tombstone]);
  } catch (error) {
    const reason = reasonFor(error);
    if (databaseUrl === null || reason === null) throw error;
    console.error(
      `lintel: ${erasedFile(dataDir)} cannot be written (${reason}): a backup from before today, restored from here, would bring them back`,
    );
  }
}
