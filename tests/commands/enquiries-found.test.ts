import { describe, expect, it } from 'vitest';
import { readCsv } from '../support/csv.ts';
import { contact, exported } from '../support/enquiries.ts';
import { send, startWithEnquiries } from '../support/enquiry-commands.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { readyFolder } from '../support/ready-stores.ts';

describe('enquiries on the command line', () => {
  const makeStore = async () => ({ DATA_DIR: await readyFolder() });

  const start = async () => startWithEnquiries(await makeStore());

  it('are found by e-mail address, phone number or words', async () => {
    const { program, enquiries } = await start();
    const sean = await send(program, {
      customer: {
        name: 'Seán Ó Briain',
        email: 'Sean@Example.ie',
        phone: '01 679 1234',
        company: 'Glaß & Stahl',
      },
      message: 'A pivot door for the hall, please.',
    });
    const mary = await send(
      program,
      {
        customer: { name: 'Mary Byrne', email: 'mary@example.ie', phone: '+44 20 7946 0018' },
        comments: 'Ask sean first',
        product: 'Bi-fold door',
        eirCode: 'd02x285',
        doors: [{ doorType: 'Kitchen screen', opWidth: '950' }],
      },
      '/api/quote/internal-doors',
    );
    const [heading, row, count] = await enquiries('find', 'mary@example.ie');
    expect(heading).toMatch(/^received \(UTC\) {4}reference {2}status {2}collection +name +e-mail +message$/);
    expect(row?.slice(18)).toBe(
      `${mary.reference}  new     internal_door_quotes  Mary Byrne            mary@example.ie               Ask sean first`,
    );
    expect(count).toBe('1 enquiry from mary@example.ie.');

    const found = async (...words: string[]) => {
      const lines = await enquiries('find', ...words);
      return [lines.slice(1, -1).map((row) => row.slice(18, 27)), lines.at(-1)];
    };
    const [s, m] = [sean.reference, mary.reference];
    expect(await found('SEAN@example.IE')).toEqual([[s], '1 enquiry from sean@example.ie.']);
    for (const number of ['01 679 1234', '+353 1 679 1234']) {
      expect(await found(number)).toEqual([
        [s],
        '1 enquiry with the phone number +35316791234, or with these digits in the text.',
      ]);
    }
    expect(await found('seán')).toEqual([[m, s], '2 enquiries with "seán".']);
    expect((await found('SEAN'))[0]).toEqual([m, s]);
    expect((await found('pivot', 'door', 'for'))[0]).toEqual([s]);
    for (const words of ['glass &', s.replace('-', '')]) expect((await found(words))[0], words).toEqual([s]);
    for (const words of ['D02 X285', 'd02x285', 'kitchen SCREEN']) {
      expect((await found(words))[0], words).toEqual([m]);
    }
    expect(await enquiries('find', 'nobody')).toEqual(['No enquiry with "nobody".']);
    expect(await enquiries('find', 'nobody@example.ie')).toEqual(['No enquiry from nobody@example.ie.']);
    expect(await enquiries('find', '\u001b[31mx')).toEqual(['No enquiry with "\ufffd[31mx".']);
  }, 60_000);

  it('are listed, found and exported by the thousand, each once and in order', async () => {
    const { env, program, enquiries } = await start();
    const first = await send(program, contact(1));
    const columns =
      'collection, status, request, content_score, content_reasons, submitted_by, is_test, request_id';
    const newest = 11_301;
    await rawStatement(
      env,
      `with recursive counted(i) as (select 10002 union all select i + 1 from counted where i < ${newest})
       insert into enquiries (id, reference, received_at, ${columns})
       select 'con_' || i, 'REF-' || i, received_at + i / 3, ${columns} from enquiries, counted`,
    );
    const expected = Array.from({ length: 1300 }, (_, index) => `REF-${newest - index}`);
    for (const args of [
      ['list', '--limit', '2000'],
      ['find', 'aoife.1@example.ie'],
    ]) {
      const lines = await enquiries(...args);
      expect(lines.slice(1, -2).map((row) => row.slice(18, 27))).toEqual(expected);
      expect(lines.at(-1)).toMatch(/^1301 (?:shown: these are all|enquiries from aoife\.1@example\.ie)\.$/);
    }
    expect((await enquiries('list')).at(-1)).toBe('20 shown, 1281 more: a higher --limit shows them.');

    const oldestFirst = [first.reference, ...expected.toReversed()];
    expect((await exported(env)).map(({ reference }) => reference)).toEqual(oldestFirst);
    const csv = await enquiries('export', '--format', 'csv');
    const { rows } = readCsv(`${csv.join('\n')}\r\n`);
    expect(rows.map(({ reference }) => reference)).toEqual(oldestFirst);
  }, 60_000);
});
