import {
  type ContentScore,
  type EnquiryContent,
  scoreContent,
  wordsOfMessage,
} from '../../domain/spam/score.ts';
import type { Model } from '../../domain/spam/learned/decisions.ts';
import { type Judgement, type Reason, judge } from '../../domain/spam/learned/judge.ts';
import type { QuoteRequest } from '../../contract/enquiries/enquiry.ts';
import { readYesNo } from '../../domain/extras/extras.ts';
import type { EnquiryRequest } from './enquiry.ts';

/** The score of the rules, and the verdict after applying the learned model. */
export interface Assessment extends Pick<ContentScore, 'score' | 'verdict'> {
  /** The matching rules, and in words the contribution of the learned model. */
  readonly reasons: readonly string[];
}

export function assessEnquiry(request: EnquiryRequest, model: Model = null): Assessment {
  const content = contentOf(request);
  const rules = scoreContent(content);
  const judgement = judgeContent(content, model, rules);
  if (judgement.verdict === rules.verdict) return rules;
  return { ...rules, verdict: judgement.verdict, reasons: [...rules.reasons, learnedReason(judgement)] };
}

export const judgeContent = (
  content: EnquiryContent,
  model: Model,
  rules: Pick<ContentScore, 'score' | 'verdict'> = scoreContent(content),
): Judgement =>
  // Words are only extracted for the model; the rules do not need them.
  judge(model, rules, model === null ? [] : wordsOfMessage(content));

const said = { accept: 'let through', hold: 'held', refuse: 'refused' } as const;

function learnedReason({ verdict, against, inFavour }: Judgement): string {
  const words = (verdict === 'accept' ? inFavour : against).map(inPlainWords).join(', ');
  return `learned: ${said[verdict]} for ${words === '' ? 'its words' : words}`;
}

/** A learned feature in words, for staff. */
export function inPlainWords({ feature }: Pick<Reason, 'feature'>): string {
  const score = /^<score:(.+)>$/.exec(feature)?.[1];
  if (score !== undefined) return `a score of ${score.replace('-', ' to ')} by the rules`;
  const plain = feature
    .replaceAll('<link>', '(link)')
    .replaceAll('<mail>', '(mail address)')
    .replaceAll('<money>', '(sum)')
    .replaceAll('#', '(number)');
  return `“${plain}”`;
}

/** All free text of an enquiry, from any of its fields. */
export function contentOf(request: EnquiryRequest): EnquiryContent {
  const { name, email, phone, company } = request.customer;
  const quote = 'message' in request ? null : request;
  const attachments = quote?.attachments ?? [];
  return {
    name,
    email,
    ...(phone !== undefined && { phone }),
    ...(company !== undefined && { company }),
    texts: given([
      'message' in request ? request.message : quote?.project?.message,
      quote?.comments,
      quote?.product,
      quote?.eirCode,
      ...(quote?.doors ?? []).flatMap(wordsOf),
      ...attachments.flatMap(({ type, description }) => [type, description]),
    ]),
    urls: given([quote?.project?.fromPage, ...attachments.map(({ url }) => url)]),
  };
}

type Door = NonNullable<QuoteRequest['doors']>[number];

/** Free text of a door: label and opening, and other fields if they have more than numbers. */
function wordsOf(door: Door): (string | undefined)[] {
  const { doorType, opWidth, opHeight, preset, doorLeafWidth, doorHeightMm } = door;
  const { leftPanels, rightPanels, topPanel } = door;
  const { glazingBars, glass, frameColor, handle, lock, quantity, room } = door;
  const wishes = [glazingBars, glass, frameColor, handle, lock, quantity, room].map((wish) =>
    wish?.toString(),
  );
  const rest = [preset, doorLeafWidth, doorHeightMm, leftPanels, rightPanels, topPanel, ...wishes];
  return [doorType, opWidth, opHeight, ...rest.filter((text) => text !== undefined && !isFigure(text))];
}

const isFigure = (text: string) => readYesNo(text) !== undefined || /^[\d.]{1,9}( ?mm)?$/i.test(text);

function given(texts: readonly (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}
