import { contentOf, inPlainWords, judgeContent } from '../../app/enquiries/assess.ts';
import { wallMs } from '../../app/shared/clock.ts';
import type { Config } from '../../config.ts';
import { fewestDecisions, modelOf } from '../../domain/spam/learned/decisions.ts';
import { type ConfusionTable, type Judged, evaluate, folds } from '../../domain/spam/learned/evaluate.ts';
import type { Reason } from '../../domain/spam/learned/judge.ts';
import { scoreContent, wordsOfMessage } from '../../domain/spam/score.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import type { Store } from '../../store/store.ts';
import { theEnquiry } from '../enquiries/the-enquiry.ts';
import { type DamageReport, createDamageReport } from '../enquiries/unreadable.ts';
import { noteInAudit, showingPeople } from '../store/audit-note.ts';
import { counted } from '../store/keeping.ts';
import { withStore } from '../store/with-store.ts';
import { actorOf } from '../terminal/actor.ts';
import { readArgs } from '../terminal/args.ts';
import { harmless } from '../terminal/text.ts';

export async function spamCommand([action, ...rest]: readonly string[], config: Config): Promise<void> {
  switch (action) {
    case 'evaluate':
      if (rest.length > 0) throw new OperatorError('spam evaluate takes no more words');
      return evaluateDecisions(config);
    case 'why':
      return why(rest, config);
    case 'reset':
      return reset(rest, config);
    default:
      throw new OperatorError('say spam evaluate, spam why or spam reset');
  }
}

async function evaluateDecisions(config: Config): Promise<void> {
  let decisions = 0;
  const damage = createDamageReport();
  await withStore(config, 'read', async (store) => {
    const history = await judgedHistory(store, damage);
    decisions = history.length;
    const tables = evaluate(history);
    if (tables === null) console.log(tooFew(history));
    else for (const line of report(history.length, tables)) console.log(line);
  });
  if (decisions > 0) await noteInAudit(config, 'spam.evaluate', { decisions });
  damage.failIfAny();
}

async function judgedHistory(store: Store, damage: DamageReport): Promise<readonly Judged[]> {
  const history: Judged[] = [];
  for await (const { enquiryId, decision, rulesScore, request } of store.spamModel.decisions()) {
    if (!request) {
      damage.note(enquiryId);
      continue;
    }
    const content = contentOf(request);
    history.push({
      decision,
      rulesScore,
      words: wordsOfMessage(content),
      verdict: scoreContent(content).verdict,
    });
  }
  return history;
}

function tooFew(history: readonly Judged[]): string {
  const released = history.filter(({ decision }) => decision === 'released').length;
  return (
    `There is too little to learn from: ${released} released and ${history.length - released} rejected so far. ` +
    `It takes ${fewestDecisions} decisions, some of either kind; until then the rules judge alone.`
  );
}

function report(count: number, { rules, learned }: NonNullable<ReturnType<typeof evaluate>>): string[] {
  return [
    `${counted(count, 'decision')}, each judged by what the others taught (${folds} parts, the same each time):`,
    ...linesOf('by the rules alone', rules),
    ...linesOf('with what was learned', learned),
    `Of the rejected, ${shareOf(caught(rules.rejected), total(rules.rejected))} are held or refused by the rules alone, ` +
      `${shareOf(caught(learned.rejected), total(learned.rejected))} with what was learned.`,
  ];
}

type Row = ConfusionTable['released'];
const caught = ({ hold, refuse }: Row) => hold + refuse;
const total = (row: Row) => row.accept + caught(row);
const shareOf = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(1, whole))} %`;

function linesOf(title: string, { released, rejected }: ConfusionTable): string[] {
  const line = (...cells: (string | number)[]) =>
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(24) : String(cell).padStart(9))).join('');
  const row = (name: string, { accept, hold, refuse }: Row) => line(name, accept, hold, refuse);
  return [
    '',
    line(title, 'accepted', 'held', 'refused'),
    row('people released', released),
    row('people rejected', rejected),
    ...(title.startsWith('with') ? [''] : []),
  ];
}

async function why(words: string[], config: Config): Promise<void> {
  const wanted = words.join(' ').trim();
  if (wanted === '') throw new OperatorError('say which enquiry: spam why ID|REFERENCE');
  await showingPeople(config, 'spam.why', async (store, shown) => {
    const enquiry = await theEnquiry(store, wanted);
    const content = contentOf(enquiry.request);
    const rules = scoreContent(content);
    const model = modelOf(await store.spamModel.taught());
    const { verdict, leaning, against, inFavour } = judgeContent(content, model, rules);
    console.log(`Enquiry ${enquiry.reference} is ${enquiry.status}.`);
    const { score, reasons } = enquiry.contentScore;
    console.log(`When it came: score ${score}, ${harmless(reasons.join(', ')) || 'no sign'}.`);
    console.log(
      `By the rules of today: ${rules.verdict}, score ${rules.score}, ${rules.reasons.join(', ') || 'no sign'}.`,
    );
    if (model === null) console.log('Nothing is learned yet that could be added.');
    else {
      console.log(`With what was learned: ${verdict}, leaning ${leaning.toFixed(2)} (above zero: unwanted).`);
      console.log(`Against it: ${reasonsText(against)}.`);
      console.log(`For it: ${reasonsText(inFavour)}.`);
    }
    shown({ enquiries: 1 });
  });
}

const reasonsText = (reasons: readonly Reason[]): string =>
  reasons.map((reason) => `${harmless(inPlainWords(reason))} ${reason.weight.toFixed(2)}`).join(', ') ||
  'nothing';

async function reset(args: string[], config: Config): Promise<void> {
  const { values } = readArgs({ args, options: { yes: { type: 'boolean' } } });
  if (values.yes !== true)
    throw new OperatorError('nothing was forgotten: this cannot be undone, so say spam reset --yes');
  await withStore(config, 'change', async (store) => {
    const lessons = await store.spamModel.reset({ at: wallMs(Date.now()), actor: actorOf() });
    console.log(
      `Forgotten: what ${counted(lessons, 'decision')} taught. The rules judge alone until there are new ones.`,
    );
  });
}
