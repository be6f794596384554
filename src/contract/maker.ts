import Type, { type Static } from 'typebox';
import { listOf, orNull, text } from './fields.ts';

const MakerAnswer = Type.Object(
  {
    topic: text('What it is about, such as "Lead time".'),
    answer: orNull(Type.String(), 'Null where the maker has not said anything: do not guess, ask them.'),
  },
  { title: 'MakerAnswer', description: 'An answer to a common question.' },
);

export const MakerResponse = Type.Object(
  {
    maker: text('Name of the maker.'),
    answers: listOf(MakerAnswer, 'Price, terms, doors offered and how to reach the maker.'),
    faqUrl: text('The same as a page for people.', { format: 'uri' }),
    measuringUrl: text('How to measure an opening, with drawings.', { format: 'uri' }),
  },
  { title: 'MakerResponse', description: 'What the maker has said about prices, terms and doors.' },
);
export type MakerResponse = Static<typeof MakerResponse>;
