import { isolated } from '../../domain/wording/harmless.ts';
import { priceLine } from '../../domain/wording/price.ts';
import { type DoorPart, type Fact, type MailContent, type Part, type Words, tidy } from './content.ts';

/** Renders a mail as plain text. */
export function mailText({ sender, title, parts, footer }: MailContent): string {
  const heading = title === null ? [] : [sender, title];
  const written = [...heading, ...parts.map(textOf), '-- ', ...footer];
  return `${written.join('\n\n').replace('\n\n-- \n\n', '\n\n-- \n')}\n`;
}

function textOf(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text.toUpperCase()}\n${'-'.repeat(part.text.length)}`;
    case 'paragraph':
    case 'quiet':
      return part.text;
    case 'notice':
      return `*** ${part.title} ***\n${part.text}`;
    case 'facts':
      return factLines(part.facts).join('\n');
    case 'letter':
      return linesOf({ theirs: part.text }).join('\n');
    case 'message':
      return linesOf(part.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'list':
      return part.items.map((item, index) => `${part.ordered ? `${index + 1}.` : '-'} ${item}`).join('\n');
    case 'door':
      return doorText(part);
    case 'total':
      return `Estimate: ${priceLine(part.prices, 'with-vat')}\n${part.note}`;
  }
}

function doorText({ number, title, prices, pieces, facts, issue }: DoorPart): string {
  return [
    `Door ${number}: ${title}`,
    ...(issue === null ? [] : [`  ${issue}`]),
    ...(prices ? [`  ${priceLine(prices, 'with-vat')}${pieces > 1 ? ' each' : ''}`] : []),
    ...factLines(facts).map((line) => `  ${line}`),
  ].join('\n');
}

const factLines = (facts: readonly Fact[]): readonly string[] =>
  facts.flatMap(({ name, value }) => {
    const [first = '', ...more] = linesOf(value);
    return [`${name}: ${first}`, ...more.map((line) => `  ${line}`)];
  });

const linesOf = (words: Words): readonly string[] =>
  typeof words === 'string'
    ? [words]
    : tidy(words.theirs)
        .split('\n')
        .map((line) => isolated(withoutMarks(line)));

/** Removes direction characters, which would affect the text after them. */
const withoutMarks = (line: string): string =>
  line.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
