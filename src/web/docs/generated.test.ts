import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { operations } from '../../app/operations/table.ts';
import { problems } from '../../contract/problems.ts';
import { replyExamples } from '../../contract/describing/reply-examples.ts';
import { errorList, leadTimeTable, operationList } from './generated.ts';

const base = 'https://doors.example.ie';

it('errorList has each error with its code, status, title and remedy', () => {
  const explained = errorList()
    .split(/^### /m)
    .slice(1)
    .map((section) => section.trimEnd().split('\n\n'));
  expect(explained).toEqual(
    Object.entries(problems).map(([code, { status, title, remedy }]) => [
      code,
      `**${status}.** ${title}.`,
      remedy.replace('__proto__', '`__proto__`'),
    ]),
  );
});

it('leadTimeTable has the brackets of the price book', () => {
  expect(leadTimeTable(book).split('\n')).toEqual([
    '| Pieces | Weeks more |',
    '| --- | --- |',
    '| 1 to 3 | none |',
    '| 4 to 8 | 1 |',
    '| 9 to 14 | 2 |',
    '| 15 to 20 | 3 |',
    '| more than 20 | 4 |',
  ]);
});

describe.each(Object.values(operations))('the reference of $id', (operation) => {
  const { id, method, path, description, body, examples } = operation;
  const [, ...sections] = operationList(base).split(/^## /m);
  const section = sections.find((each) => each.startsWith(`${id}\n`)) ?? '';
  const tables = section.split('\n').filter((line) => /^\| (?!---|`)/.test(line));

  it('begins with its method, path and description', () => {
    expect(section.startsWith(`${id}\n\n\`${method} ${path}\`\n\n${description}\n\n`)).toBe(true);
  });

  it('has a table of request fields, if there is a body, and one of reply fields', () => {
    const ofAnswer = '| Field | Type | Meaning |';
    const ofRequest = '| Field | Type | Required | Meaning |';
    expect(tables).toEqual(body ? [ofRequest, ofAnswer] : [ofAnswer]);
    expect(section.includes('### Request\n')).toBe(body !== null);
    // Every row has as many cells as its heading.
    const [request = '', answer = ''] = section.includes('### Request')
      ? section.split('### Answer')
      : ['', section];
    const cells = (text: string) =>
      new Set([...text.matchAll(/^\| `.*$/gm)].map(([row]) => row.split(/(?<!\\)\|/).length - 2));
    expect([...cells(request)]).toEqual(body ? [4] : []);
    expect([...cells(answer)]).toEqual([3]);
  });

  it('shows the first request example, then its reply', () => {
    const shown = [...section.matchAll(/^```json\n([\s\S]*?)\n```$/gm)].map(
      ([, text = '']) => JSON.parse(text) as unknown,
    );
    const [first] = Object.values<{ body: unknown }>(examples);
    expect(shown.slice(0, -1)).toEqual(first ? [first.body] : []);
    const [name = ''] = Object.keys(examples);
    const answers = replyExamples(id, base);
    expect(shown.at(-1)).toEqual(answers[name] ?? Object.values(answers)[0]);
  });

  it('ends with links to its errors, sorted by status', () => {
    const line = section.trimEnd().split('\n').at(-1) ?? '';
    const named = [...line.matchAll(/(\d{3}) \[(\w+)\]\(([^)]*)\)/g)].map(([, status, code, link]) => ({
      status: Number(status),
      code,
      link,
    }));
    expect(line).toMatch(/^Errors: .*\.$/);
    expect(named.map(({ code }) => code).toSorted()).toEqual([...operation.problems].toSorted());
    for (const { status, code, link } of named) {
      expect(problems[code as keyof typeof problems].status).toBe(status);
      expect(link).toBe(`${base}/docs/errors#${code}`);
    }
    const statuses = named.map(({ status }) => status);
    expect(statuses).toEqual(statuses.toSorted((one, other) => one - other));
  });
});
