/** Spam score of an enquiry's texts, by the rules in `rules.ts`. */
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
import type { Topic } from './topic.ts';
import { beyondWording, verdictOf, type ContentVerdict } from './verdict.ts';

export interface EnquiryContent {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly company?: string;
  /** All free text: message, comments, descriptions, labels. */
  readonly texts: readonly string[];
  /** URLs from dedicated fields. */
  readonly urls?: readonly string[];
}

export interface ContentScore {
  readonly score: number;
  readonly verdict: ContentVerdict;
  /** Ids of the matching rules in table order, never words of the text. */
  readonly reasons: readonly RuleId[];
}

const topics = [...businessTopics, ...moneyTopics, ...harmTopics];
const topicOf = new Map(topics.flatMap((topic) => topic.tables.map((table) => [table, topic])));
const mannerOf = new Map((Object.entries(manners) as [RuleId, Table][]).map(([id, table]) => [table, id]));
/** Position of each rule in the table of weights. */
const placeOf = new Map((Object.keys(weights) as RuleId[]).map((id, place) => [id, place]));
const { read, readNextTable } = createReader([
  ...topics.flatMap(({ tables }) => tables),
  ...Object.values(manners),
  ...doorTables,
]);

/** Warm-up: parses tables in steps, so that the first text does not block the thread. */
export function* prepareScoring(): Generator<void> {
  while (readNextTable()) yield;
  prepareLeaning();
}

// Maximum length of a judged text, and of all texts: longest message and comments, with room for labels. The
// rest is ignored.
const longestText = 2_500;
const longestTotal = 6_000;
const longestName = 200;
const fewWords = 4;
const manyHosts = 3;

// Whether a text is about doors. A single detail is not enough: "delivery" or "price" occur in any mail.
const speaksOfDoors = ({ asked, measured, details }: DoorContext): boolean =>
  asked || measured || details > 1;

/** Records a rule if it matches. */
type Note = (id: RuleId, speaks: boolean) => void;

const noteOffers = (note: Note, { words, occurring }: Reading): void => {
  const found = new Set<Topic>();
  for (const table of occurring.keys()) {
    const topic = topicOf.get(table);
    if (topic) found.add(topic);
  }
  let [made, blatant, repeated, hinted] = [0, false, false, 0];
  for (const { blatant: worst, offers, hints } of found) {
    const spans = spansOf(words, [...(occurring.get(worst) ?? []), ...(occurring.get(offers) ?? [])]).length;
    if (spans > 0) made += 1;
    blatant ||= spans > 0 && occurring.has(worst);
    repeated ||= spans > 1;
    hinted += occurring.get(hints)?.length ?? 0;
  }
  note('offer-blatant', blatant);
  note('offer-made', made > 0 && !blatant);
  note('offer-repeated', repeated);
  note('offer-second-topic', made > 1);
  note('topic-hint', hinted > 0);
  note('topic-hints', hinted > 2);
};

const noteManners = (note: Note, { occurring }: Reading): void => {
  for (const table of occurring.keys()) {
    const id = mannerOf.get(table);
    if (id) note(id, true);
  }
};

const noteLinks = (
  note: Note,
  plain: string,
  { words }: Reading,
  links: readonly Link[],
  doors: DoorContext,
): void => {
  note('link-in-html', hasHtmlLink(plain));
  note('link-in-bulletin-board', hasBulletinBoardLink(plain));
  if (links.length === 0) return;
  const foreign = links.filter((link) => !isOrdinary(link));
  const wordsBesides = words.filter((word) => word !== linkMark && /\p{L}/u.test(word)).length;
  note('link', foreign.length > 0);
  note('link-without-doors', foreign.length > 0 && !speaksOfDoors(doors));
  note('link-shortened', links.some(isShortened));
  note('link-to-chat', links.some(isChat));
  note('link-cheap-ending', foreign.some(hasCheapEnding));
  note('link-names-trade', foreign.some(namesTrade));
  note('link-to-program', links.some(isProgram));
  note('link-many-hosts', new Set(foreign.map(({ host }) => host)).size >= manyHosts);
  note('link-alone', foreign.length > 0 && wordsBesides < fewWords);
};

const noteDoors = (note: Note, { asked, details, measured, hasEircode }: DoorContext): void => {
  note('asks-for-doors', asked);
  note('door-details', details >= 2);
  note('many-door-details', details >= 5);
  note('door-measures', measured);
  note('eircode', hasEircode);
};

const keepsChangingCase = (word: string): boolean =>
  /^[A-Za-z]{10,60}$/.test(word) &&
  (word.match(/[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)?.length ?? 0) >= 6 &&
  (word.match(/[a-z](?=[A-Z])/g)?.length ?? 0) >= 3;
const isMashed = (word: string): boolean => /^[a-z]{5,60}$/.test(word) && /[^aeiouy]{5}/.test(word);

/** Whether a text is random letters: a long word with alternating case, or unpronounceable words. */
const isGibberish = (text: string): boolean => {
  if (!/[a-z][A-Z]|[b-df-hj-np-tv-xz]{5}/.test(text)) return false;
  const words = text.split(/\s+/);
  const mashed = words.filter((word) => isMashed(word)).length;
  return words.some((word) => keepsChangingCase(word)) || (mashed >= 2 && mashed * 3 >= words.length);
};

const noteWording = (
  note: Note,
  words: readonly string[],
  links: readonly Link[],
  signs: ReadonlySet<RuleId>,
): void => {
  if (beyondWording.some((id) => signs.has(id)) || links.some(isOrdinary)) return;
  const leaning = baseLeaning(words);
  note('unwanted-wording', leaning > baseBounds.unwanted);
  note('clearly-unwanted-wording', leaning > baseBounds.clearly);
};

/** The words of the text fields, without names. */
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
  const note: Note = (id, speaks) => {
    if (speaks) signs.add(id);
  };
  noteOffers(note, reading);
  noteManners(note, reading);
  noteLinks(note, plain, reading, links, doors);
  noteDoors(note, doors);
  // A company's name can be a URL, a person's name cannot.
  note('link-in-name', named.links.length > 0 && linksIn(content.name).length > 0);
  note('disguise', who.disguisedWords + what.disguisedWords > 0);
  note('gibberish', isGibberish(message) && !doors.asked);
  note('link-to-program', given.some(isProgram));
  note('link-to-chat', given.some(isChat));
  note('off-topic', !speaksOfDoors(doors) && (signs.has('offer-blatant') || signs.has('offer-made')));
  noteWording(note, words, links, signs);

  const reasons = [...signs].sort((one, other) => (placeOf.get(one) ?? 0) - (placeOf.get(other) ?? 0));
  const score = Math.max(
    0,
    reasons.reduce((sum, id) => sum + weights[id], 0),
  );
  return { score, verdict: verdictOf(score, reasons), reasons };
};

const linksIn = (name: string): readonly Link[] =>
  takeLinks(toPlainText(name.slice(0, longestName)).text).links;
