import { expect, it } from 'vitest';
import type { HistoryEntry, UndoOutcome, WorkChange } from '../../src/app/enquiries/work/change.ts';
import type { Enquiry } from '../../src/app/enquiries/enquiry.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { unlimited } from '../api/requests.ts';
import { type Draw, createDraw } from '../attacks/draw.ts';
import { change, clearEnquiry, heldEnquiry, judge, undo } from '../support/desk.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';

const staff = ['acc_maeve', 'acc_oran', 'acc_ciara'];
const rounds = 168;

type Wish =
  | { readonly kind: 'change'; readonly what: WorkChange }
  | { readonly kind: 'decision'; readonly decision: 'released' | 'rejected' }
  | { readonly kind: 'undo'; readonly undoes: string };

/** A request of a member of staff, the version on their page, and its outcome. */
interface Asked {
  readonly enquiry: Enquiry;
  readonly actor: string;
  readonly seen: number;
  readonly wish: Wish;
  readonly outcome: UndoOutcome | undefined;
}

/** The state of an enquiry that the changes set. */
interface Fields {
  readonly moderation: string;
  readonly stage: {
    readonly stage: string;
    readonly lostReason: string | null;
    readonly answeredAt: number | null;
  };
  readonly owner: string | null;
  readonly step: { readonly text: string; readonly at: number } | null;
}

type Field = keyof Fields;

const fieldOf: Readonly<Record<string, Field | null>> = {
  ...{ stage: 'stage', owner: 'owner', 'next-step': 'step', note: null },
  ...{ released: 'moderation', rejected: 'moderation' },
};

function drawChange(draw: Draw): WorkChange {
  const stage = draw.pick(['new', 'contacted', 'quoted', 'won', 'lost'] as const);
  const lostReason = stage === 'lost' ? draw.pick(['price', 'time'] as const) : null;
  const step = { text: `Step ${draw.below(1000)}`, at: wallMs(draw.below(1000)) };
  return draw.pick<WorkChange>([
    { kind: 'stage', stage, lostReason },
    { kind: 'owner', ownerId: draw.pick([...staff, null]) },
    { kind: 'next-step', step: draw.chance(0.2) ? null : step },
    { kind: 'note', noteId: `note_${draw.below(1e9)}`, text: 'Rang' },
  ]);
}

const drawWish = (draw: Draw, own: readonly string[]): Wish => {
  const undoes = draw.chance(0.8) ? own.at(-1) : own[draw.below(own.length)];
  if (undoes !== undefined && draw.chance(0.3)) return { kind: 'undo', undoes };
  return draw.chance(0.2)
    ? { kind: 'decision', decision: draw.pick(['released', 'rejected'] as const) }
    : { kind: 'change', what: drawChange(draw) };
};

function ask(service: TestService, { enquiry, actor, seen, wish }: Omit<Asked, 'outcome'>) {
  switch (wish.kind) {
    case 'change':
      return change(service, enquiry, seen, wish.what, actor);
    case 'decision':
      return judge(service, enquiry, seen, wish.decision, actor);
    case 'undo':
      return undo(service, enquiry, wish.undoes, actor);
  }
}

/**
 * Three members of staff send random changes, decisions and undos at once, from current or outdated pages.
 */
async function play(
  service: TestService,
  enquiries: readonly Enquiry[],
  draw: Draw,
): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  const pages = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    service.clock.advance(5000);
    const wishes = [];
    for (const actor of staff) {
      const enquiry = draw.pick(enquiries);
      const page = `${actor} ${enquiry.id}`;
      const version = (await service.store.deskWork.find(enquiry.id))?.version ?? -1;
      if (draw.chance(0.5) || !pages.has(page)) pages.set(page, version);
      const own = asked.flatMap(({ outcome, ...each }) =>
        outcome?.kind === 'done' && each.actor === actor && each.enquiry === enquiry ? outcome.changeId : [],
      );
      wishes.push({ enquiry, actor, seen: pages.get(page) ?? -1, wish: drawWish(draw, own) });
    }
    const outcomes = await Promise.all(wishes.map((each) => ask(service, each)));
    asked.push(...wishes.map((each, index) => ({ ...each, outcome: outcomes[index] })));
  }
  return asked;
}

function valueOf(entry: HistoryEntry, { wish }: Asked, before: Fields): Partial<Fields> {
  if (wish.kind === 'decision') return { moderation: wish.decision === 'released' ? 'new' : 'rejected' };
  const what = wish.kind === 'change' ? wish.what : null;
  switch (what?.kind) {
    case 'stage': {
      const { stage, lostReason } = what;
      const answers = stage === 'contacted' || stage === 'quoted';
      return {
        stage: { stage, lostReason, answeredAt: before.stage.answeredAt ?? (answers ? entry.at : null) },
      };
    }
    case 'owner':
      return { owner: what.ownerId };
    case 'next-step':
      return { step: what.step };
    default:
      return {};
  }
}

/**
 * The state after the history, with the request behind each of its entries; and the state before each entry.
 */
function replay(enquiry: Enquiry, history: readonly HistoryEntry[], byId: ReadonlyMap<string, Asked>) {
  const before = new Map<string, Fields>();
  const notes = new Set<string>();
  let fields: Fields = {
    moderation: enquiry.status,
    stage: { stage: 'new', lostReason: null, answeredAt: null },
    owner: null,
    step: null,
  };
  for (const entry of history) {
    const asked = byId.get(entry.id);
    if (!asked) throw new Error(`${entry.id} was not asked for`);
    const { wish } = asked;
    before.set(entry.id, fields);
    if (wish.kind === 'change' && wish.what.kind === 'note') notes.add(wish.what.noteId);
    if (wish.kind !== 'undo') {
      fields = { ...fields, ...valueOf(entry, asked, fields) };
      continue;
    }
    const field = fieldOf[entry.action];
    const was = before.get(wish.undoes);
    const undone = byId.get(wish.undoes)?.wish;
    if (field && was) fields = { ...fields, [field]: was[field] };
    if (undone?.kind === 'change' && undone.what.kind === 'note') notes.delete(undone.what.noteId);
  }
  return { fields, notes: [...notes].sort() };
}

async function stored({ store }: TestService, { id }: Enquiry) {
  const work = await store.deskWork.find(id);
  const notes = (await store.enquiryNotes.list(id)).map((note) => note.id);
  if (!work) throw new Error(`${id} is gone`);
  const { moderation, stage, lostReason, firstResponseAt: answeredAt, ownerId: owner } = work;
  const step = work.nextStep === null ? null : { text: work.nextStep, at: work.nextStepAt };
  return {
    fields: { moderation, stage: { stage, lostReason, answeredAt }, owner, step },
    notes: notes.sort(),
  };
}

it.each(storeKinds)(
  '504 simultaneous changes by three members of staff are merged, refused or undone without a lost update, on the %s store',
  async (kind) => {
    const service = await startService(kind, { env: unlimited });
    const enquiries = [await clearEnquiry(service), await clearEnquiry(service), await heldEnquiry(service)];
    const seed = Number(process.env['DESK_SEED'] ?? Math.floor(Math.random() * 1e6));
    const asked = await play(service, enquiries, createDraw(seed, 0));
    expect(asked).toHaveLength(504);
    const done = asked.flatMap((each) =>
      each.outcome?.kind === 'done' ? ([[each.outcome.changeId, each]] as const) : [],
    );
    const byId = new Map(done);
    const tally = new Map<string, number>();
    for (const { outcome } of asked)
      tally.set(outcome?.kind ?? '', (tally.get(outcome?.kind ?? '') ?? 0) + 1);
    // A run with few of any outcome would prove little.
    for (const outcome of ['done', 'collided', 'unchanged', 'refused'])
      expect([seed, outcome, (tally.get(outcome) ?? 0) > 5]).toEqual([seed, outcome, true]);

    for (const enquiry of enquiries) {
      const history = await service.store.enquiryChanges.list(enquiry.id);
      const of = (each: Asked) => each.enquiry === enquiry;
      expect(history.map(({ detail }) => detail.version)).toEqual(history.map((_, index) => index + 1));
      expect(history.map(({ id }) => id).sort()).toEqual(
        done.flatMap(([id, each]) => (of(each) ? id : [])).sort(),
      );
      expect([seed, await stored(service, enquiry)]).toEqual([seed, replay(enquiry, history, byId)]);

      const setSince = (field: Field | null | undefined, seen: number, until = Infinity) =>
        history.filter(
          ({ action, detail }) =>
            field && fieldOf[action] === field && detail.version > seen && detail.version < until,
        );
      const versionOf = (id: string) => history.find((entry) => entry.id === id)?.detail.version ?? NaN;
      const actionOf = ({ wish }: Asked) =>
        wish.kind === 'change' ? wish.what.kind : wish.kind === 'decision' ? wish.decision : null;
      for (const each of asked.filter(of)) {
        const { outcome, wish } = each;
        const undone = wish.kind === 'undo' ? history.find(({ id }) => id === wish.undoes) : undefined;
        const field = fieldOf[undone?.action ?? actionOf(each) ?? ''];
        const seen = undone ? undone.detail.version : each.seen;
        if (outcome?.kind === 'done')
          expect([seed, each, setSince(field, seen, versionOf(outcome.changeId))]).toEqual([seed, each, []]);
        if (outcome?.kind === 'collided')
          expect([seed, each, setSince(field, seen)]).not.toEqual([seed, each, []]);
      }
    }
  },
  60_000,
);
