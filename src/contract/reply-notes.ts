import Type from 'typebox';
import { listOf, text } from './fields.ts';
import { mostIgnored } from './reading/ignored.ts';

/** Response field of every operation with a body: the request fields that were ignored. */
export const Ignored = listOf(
  text('JSON pointer of a field of the request.'),
  `Fields of the request that nobody read, such as /doors/0/colour: a name misspelled, or one for another endpoint. At most ${mostIgnored}; absent where every field was read.`,
  { maxItems: mostIgnored },
);

/** Response field of every operation, present with a test key only. */
export const TestMark = Type.Optional(
  Type.Literal(true, {
    description: 'Whether a test key was used. Absent with any other key, and without one.',
  }),
);

/** Notes that are added to the reply of any operation. */
export interface ReplyNotes {
  readonly ignored: readonly string[];
  readonly test: boolean | undefined;
}

export const withNotes = <Reply extends object>(reply: Reply, { ignored, test }: ReplyNotes) =>
  ignored.length === 0 && !test
    ? reply
    : {
        ...reply,
        ...(ignored.length > 0 && { ignored: ignored.slice(0, mostIgnored) }),
        ...(test && { test }),
      };
