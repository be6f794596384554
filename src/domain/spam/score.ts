/** Whether an enquiry reads like one: a score over its texts, from the rules in `rules.ts`. */
import { baseBounds, baseLeaning, prepareLeaning } from './learned/base.ts';
import { doorTables, readDoorContext, type DoorContext } from './doors.ts';
import {
  hasBulletinBoardLink,
  hasCheapEnding,
  hasHtmlLink,
  isChat,
  isOrdinary,
  isProgram,
  isShortened,
  namesTrade,
  takeLinks,
  toLink,
  type Link,
} from './links.ts';
import { manners } from './manner.ts';
import { businessTopics } from './offers-business.ts';
import { harmTopics } from './offers-harm.ts';
import { moneyTopics } from './offers-money.ts';
import type { Table } from './phrases.ts';
import { createReader, type Reading } from './reading.ts';
import { weights, type RuleId } from './rules.ts';
import { spansOf } from './spans.ts';
import { linkMark, sentenceEnd, toPlainText, toWords } from './text.ts';
import { beyondWording, verdictOf, type ContentVerdict } from './verdict.ts';

export interface EnquiryContent {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly company?: string;
  /** Every free text of the enquiry: message, comments, descriptions, labels. */
  readonly texts: readonly string[];
  /** Addresses given in fields that are meant for them. */
  readonly urls?: readonly string[];
}

export interface ContentScore {
  readonly score: number;
  readonly verdict: ContentVerdict;
  /** Ids of rules in the order of their table, never words of the text. */
  readonly reasons: readonly RuleId[];
}

const topics = [...businessTopics, ...moneyTopics, ...harmTopics];
const mannerTables = Object.entries(manners) as [RuleId, Table][];
const ruleIds = Object.keys(weights) as RuleId[];
const { read, readNextTable } = createReader([
  ...topics.flatMap(({ tables }) => tables),
  ...Object.values(manners),
  ...doorTables,
]);

/** Gets ready, a piece at a time, what judging the first text would make everybody wait for. */
export function* prepareScoring(): Generator<void> {
  while (readNextTable()) yield;
  prepareLeaning();
}

// The longest message and comments, and room for labels: what lies beyond need not be read.
const longestText = 2_500;
const longestTotal = 6_000;
const longestName = 200;
const fewWords = 4;
const manyHosts = 3;

// One such word alone may be anyone's: a delivery, an office, a price.
const speaksOfDoors = ({ asked, measured, details }: DoorContext): boolean =>
  asked || measured || details > 1;

type Signals = Partial<Record<RuleId, boolean>>;

const offerSignals = ({ words, occurring }: Reading): Signals => {
  const found = topics
    .filter(({ tables }) => tables.some((table) => occurring.has(table)))
    .map(({ blatant, offers, hints }) => ({
      blatant: occurring.has(blatant),
      all: spansOf(words, [...(occurring.get(blatant) ?? []), ...(occurring.get(offers) ?? [])]).length,
      hints: occurring.get(hints)?.length ?? 0,
    }));
  const made = found.filter(({ all }) => all > 0);
  const blatant = made.some((topic) => topic.blatant);
  const hints = found.reduce((sum, topic) => sum + topic.hints, 0);
  return {
    'offer-blatant': blatant,
    'offer-made': made.length > 0 && !blatant,
    'offer-repeated': made.some(({ all }) => all > 1),
    'offer-second-topic': made.length > 1,
    'topic-hint': hints > 0,
    'topic-hints': hints > 2,
  };
};

const linkSignals = (
  plain: string,
  { words }: Reading,
  links: readonly Link[],
  doors: DoorContext,
): Signals => {
  const markup = {
    'link-in-html': hasHtmlLink(plain),
    'link-in-bulletin-board': hasBulletinBoardLink(plain),
  };
  if (links.length === 0) return markup;
  const foreign = links.filter((link) => !isOrdinary(link));
  const wordsBesides = words.filter((word) => word !== linkMark && /\p{L}/u.test(word)).length;
  return {
    link: foreign.length > 0,
    'link-without-doors': foreign.length > 0 && !speaksOfDoors(doors),
    'link-shortened': links.some(isShortened),
    'link-to-chat': links.some(isChat),
    'link-cheap-ending': foreign.some(hasCheapEnding),
    'link-names-trade': foreign.some(namesTrade),
    'link-to-program': links.some(isProgram),
    'link-many-hosts': new Set(foreign.map(({ host }) => host)).size >= manyHosts,
    'link-alone': foreign.length > 0 && wordsBesides < fewWords,
    ...markup,
  };
};

const doorSignals = (doors: DoorContext): Signals => ({
  'asks-for-doors': doors.asked,
  'door-details': doors.details >= 2,
  'many-door-details': doors.details >= 5,
  'door-measures': doors.measured,
  eircode: doors.hasEircode,
});

const keepsChangingCase = (word: string): boolean =>
  /^[A-Za-z]{10,60}$/.test(word) &&
  (word.match(/[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)?.length ?? 0) >= 6 &&
  (word.match(/[a-z](?=[A-Z])/g)?.length ?? 0) >= 3;
const isMashed = (word: string): boolean => /^[a-z]{5,60}$/.test(word) && /[^aeiouy]{5}/.test(word);

/** Letters thrown together: a long word that keeps changing case inside, or a text of words nobody can say. */
const isGibberish = (text: string): boolean => {
  if (!/[a-z][A-Z]|[b-df-hj-np-tv-xz]{5}/.test(text)) return false;
  const words = text.split(/\s+/);
  const mashed = words.filter((word) => isMashed(word)).length;
  return words.some((word) => keepsChangingCase(word)) || (mashed >= 2 && mashed * 3 >= words.length);
};

const wordingSignals = (
  words: readonly string[],
  links: readonly Link[],
  signs: ReadonlySet<RuleId>,
): Signals => {
  if (beyondWording.some((id) => signs.has(id)) || links.some(isOrdinary)) return {};
  const leaning = baseLeaning(words);
  return {
    'unwanted-wording': leaning > baseBounds.unwanted,
    'clearly-unwanted-wording': leaning > baseBounds.clearly,
  };
};

/** The words somebody wrote, without names: nobody is judged by what they are called. */
export const wordsOfMessage = ({ texts }: Pick<EnquiryContent, 'texts'>): string[] =>
  toWords(takeLinks(toPlainText(messageOf(texts)).text).text);

const messageOf = (texts: readonly string[]): string =>
  texts
    .map((text) => text.slice(0, longestText))
    .join('\n\n')
    .slice(0, longestTotal);

const nameOf = ({ name, company = '' }: EnquiryContent): string =>
  [name, company].map((text) => text.slice(0, longestName)).join('\n\n');

export const scoreContent = (content: EnquiryContent): ContentScore => {
  const message = messageOf(content.texts);
  const [who, what] = [toPlainText(nameOf(content)), toPlainText(message)];
  const [named, written] = [takeLinks(who.text), takeLinks(what.text)];
  const [plain, links] = [`${who.text}\n\n${what.text}`, [...named.links, ...written.links]];
  const words = toWords(written.text);
  const reading = read([...toWords(named.text), sentenceEnd, ...words]);
  const doors = readDoorContext(plain, reading);
  const given = (content.urls ?? []).map((url) => toLink(url.slice(0, longestName)));

  const signs = new Set<RuleId>();
  const note = (signals: Signals): void => {
    for (const id in signals) if (signals[id as RuleId] === true) signs.add(id as RuleId);
  };
  note(offerSignals(reading));
  for (const [id, table] of mannerTables) if (reading.occurring.has(table)) signs.add(id);
  note(linkSignals(plain, reading, links, doors));
  note(doorSignals(doors));
  note({
    'link-in-name': takeLinks(toPlainText(content.name.slice(0, longestName)).text).links.length > 0,
    disguise: who.disguisedWords + what.disguisedWords > 0,
    gibberish: isGibberish(message) && !doors.asked,
    'link-to-program': given.some(isProgram),
    'link-to-chat': given.some(isChat),
    'off-topic': !speaksOfDoors(doors) && (signs.has('offer-blatant') || signs.has('offer-made')),
  });
  note(wordingSignals(words, links, signs));

  const reasons = ruleIds.filter((id) => signs.has(id));
  const score = Math.max(
    0,
    reasons.reduce((sum, id) => sum + weights[id], 0),
  );
  return { score, verdict: verdictOf(score, reasons), reasons };
};
