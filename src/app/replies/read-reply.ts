import { harmless } from '../../domain/wording/harmless.ts';
import { leftPlaceholder } from './placeholders.ts';
import { replyLimits } from './reply.ts';

/** A reply as typed. */
export interface TypedReply {
  readonly subject: string;
  readonly text: string;
}

export type ReplyFaults = Partial<Record<keyof TypedReply, string>>;

/** A reply as it is sent, or what is wrong with it, by field. */
export function readReply(
  typed: TypedReply,
  reference: string,
): { readonly reply: TypedReply } | { readonly faults: ReplyFaults } {
  const subject = typed.subject.trim();
  const text = plainText(typed.text);
  const faults: ReplyFaults = {
    ...faultOf('subject', subject, replyLimits.longestSubject),
    // A line break here would begin a header of its own.
    ...(/\p{Cc}/u.test(subject) && { subject: 'The subject is one line, without control characters.' }),
    ...faultOf('text', text, replyLimits.longestText),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return { reply: { subject: withReference(harmless(subject), reference), text } };
}

function faultOf(field: keyof TypedReply, text: string, most: number): ReplyFaults {
  const left = leftPlaceholder(text);
  if (text === '') return { [field]: `The ${field} is empty: write something first.` };
  if (text.length > most) return { [field]: `The ${field} is too long: keep it to ${most} characters.` };
  return left === null
    ? {}
    : { [field]: `${left} in the ${field} is not filled in: write it yourself or take it out.` };
}

/** Text with plain line breaks, and without other control characters. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** The subject with the reference, by which the customer's answer is found. */
const withReference = (subject: string, reference: string): string =>
  subject.includes(reference) ? subject : `${subject} (${reference})`;
