import type { Operation } from '../../contract/operation.ts';
import { operations } from '../../app/operations/table.ts';
import { webhookKinds } from '../../contract/events/webhooks.ts';
import { problems } from '../../contract/problems.ts';
import { replyExamples } from '../../contract/describing/reply-examples.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { fieldRows } from './schema-fields.ts';

/** Parts of the guide, generated from the contract and the price book. */

export function errorList(): string {
  return Object.entries(problems)
    .map(
      ([code, { status, title, remedy }]) =>
        `### ${code}\n\n**${status}.** ${title}.\n\n${remedy.replaceAll('__proto__', '`__proto__`')}`,
    )
    .join('\n\n');
}

export function operationList(publicUrl: string): string {
  return Object.values(operations)
    .map((operation) => describe(operation, publicUrl))
    .join('\n\n');
}

export function webhookList(): string {
  return table(
    Object.entries(webhookKinds).map(([type, { description }]) => [`\`${type}\``, description]),
    ['Type', 'When'],
  );
}

export const webhookExample = () => JSON.stringify(webhookKinds['enquiry.created'].example, null, 2);

/** How much longer an order takes by its number of pieces, from the price book. */
export function leadTimeTable({ leadTime: { byDoorCount } }: PriceBook): string {
  const rows = byDoorCount.map(({ doors, weeks }, at) => {
    const from = (byDoorCount[at - 1]?.doors ?? 0) + 1;
    return [from === doors ? `${doors}` : `${from} to ${doors}`, weeksMore(weeks)];
  });
  const last = byDoorCount.at(-1);
  // An order beyond the brackets takes a week more than the largest within them.
  const beyond = last ? [[`more than ${last.doors}`, weeksMore(last.weeks + 1)]] : [];
  return table([...rows, ...beyond], ['Pieces', 'Weeks more']);
}

const weeksMore = (weeks: number) => (weeks === 0 ? 'none' : String(weeks));

function describe(operation: Operation, publicUrl: string): string {
  const { id, method, path, description, body, reply, examples } = operation;
  const [name, example] = Object.entries(examples)[0] ?? [];
  const replies = replyExamples(id, publicUrl);
  const answer = (name === undefined ? undefined : replies[name]) ?? Object.values(replies)[0];
  return [
    `## ${id}`,
    `\`${method} ${path}\``,
    description,
    ...(body ? ['### Request', table(fieldRows(body), ['Field', 'Type', 'Required', 'Meaning'])] : []),
    ...(example ? [fenced('json', example.body)] : []),
    '### Answer',
    table(
      fieldRows(reply).map(([field, type, , meaning]) => [field, type, meaning]),
      ['Field', 'Type', 'Meaning'],
    ),
    ...(answer === undefined ? [] : [fenced('json', answer)]),
    `Errors: ${codesOf(operation, publicUrl)}.`,
  ].join('\n\n');
}

function codesOf({ problems: codes }: Operation, publicUrl: string): string {
  return [...codes]
    .sort((a, b) => problems[a].status - problems[b].status)
    .map((code) => `${problems[code].status} [${code}](${publicUrl}/docs/errors#${code})`)
    .join(', ');
}

function table(rows: readonly (readonly string[])[], head: readonly string[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const fenced = (language: string, value: unknown) =>
  `\`\`\`${language}\n${JSON.stringify(value, null, 2)}\n\`\`\``;
