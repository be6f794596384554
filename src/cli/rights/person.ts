import { wallMs } from '../../app/shared/clock.ts';
import { wasDone } from '../../app/admin/note.ts';
import { erasePerson as erasePersonFrom } from '../../store/people/erase-person.ts';
import type { Config } from '../../config.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { erasedFile } from '../../store/engine/sqlite/files.ts';
import type { RowCounts } from '../../store/people/erasing/subjects.ts';
import type { PersonCounts } from '../../store/people/people.ts';
import { rowCountsOf } from '../../store/people/person-data.ts';
import { personDocument } from '../../store/people/person-document.ts';
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
    shown(rowCountsOf(data));
    await writeOut([`${harmlessJson(personDocument(email, data))}\n`]);
    const damaged = [...data.enquiries, ...data.doorQuotes, ...data.events].filter(isDamagedPart);
    if (damaged.length > 0) throw new OperatorError(partsMissing(damaged));
  });
}

interface DamagedPart {
  readonly id: string;
  readonly reference?: string;
  readonly unreadable: readonly string[];
}

const isDamagedPart = (row: object): row is DamagedPart => 'unreadable' in row;

const partsMissing = (damaged: readonly DamagedPart[]) =>
  `not all of it could be read, for what is stored is damaged: ${damaged
    .map(({ id, reference = id, unreadable }) => `${unreadable.join(', ')} of ${reference}`)
    .join('; ')}`;

async function erasePerson(args: string[], config: Config): Promise<void> {
  const { values, positionals } = readArgs({
    args,
    options: { yes: { type: 'boolean' } },
    allowPositionals: true,
  });
  const email = addressIn(positionals, usageOf('erase'));
  await withStore(config, 'change', async (store) => {
    const counts = await store.people.holdings(email);
    if (!counts) throw nothingKept(email);
    console.log(`Kept of ${harmless(email)}: ${inWords(counts)}, and what belongs to them.`);
    if (counts.quotesOfOthers > 0)
      console.log(
        `${counted(counts.quotesOfOthers, 'quote')} made for another address and sent from this one will stay: erase that address too if it is the same person.`,
      );
    if (values.yes !== true) await askFirst();
    const entry = { at: wallMs(Date.now()), actor: actorOf() };
    const outcome = wasDone(await erasePersonFrom(store, config, email, counts, entry));
    if ('cannotList' in outcome)
      throw new OperatorError(`nothing was erased: ${cannotWrite(config, outcome.cannotList)}`);
    const { rows, notListed } = outcome;
    if (notListed !== null) console.error(`lintel: ${wouldComeBack(config, notListed)}`);
    console.log(`Erased: ${allInWords(rows)}.`);
    await clean(store, config);
  });
}

const inWords = ({ enquiries, doorQuotes }: PersonCounts) =>
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

const cannotWrite = ({ dataDir }: Config, reason: string) =>
  `${erasedFile(dataDir)} cannot be written (${reason})`;

const wouldComeBack = (config: Config, reason: string) =>
  `${cannotWrite(config, reason)}: a backup from before today, restored from here, would bring them back`;
