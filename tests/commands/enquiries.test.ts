import { describe, expect, it } from 'vitest';
import { type Contact, contact } from '../support/enquiries.ts';
import { type Sent, send, startWithEnquiries } from '../support/enquiry-commands.ts';
import { runCommand } from '../support/command.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { readyFolder } from '../support/ready-stores.ts';

const suspicious =
  'URGENT, click here for 20% off: bit.ly/a http://a.xyz http://b.xyz http://c.xyz t.me/x. Unsubscribe.';

describe('enquiries on the command line', () => {
  const makeStore = async () => ({ DATA_DIR: await readyFolder() });

  const start = async () => startWithEnquiries(await makeStore());

  it('are listed newest first and filtered, with the number of further ones', async () => {
    const { env, program, enquiries } = await start();
    expect(await enquiries('list')).toEqual(['There are no enquiries yet.']);
    const created = await runCommand(['keys', 'create', '--label', 'Rehearsals', '--test'], { env });
    const key = created.stdout.trimEnd().split('\n').at(-1);

    const begun = Date.now();
    const first = await send(program, contact(1));
    const held = await send(program, { ...contact(2), message: suspicious });
    const { customer } = contact(3);
    const quote = await send(
      program,
      { customer, project: { message: 'Three tall doors' } },
      '/api/quote/security-doors',
    );
    const rehearsal = await send(program, contact(4), undefined, key);

    const [heading, ...rows] = await enquiries('list');
    expect(heading).toBe(
      'received (UTC)    reference  status  collection            name                  e-mail                        message',
    );
    expect(rows).toHaveLength(4);
    const starts = [quote, held, first].map(({ reference }) => reference);
    const minutes = rows.slice(0, 3).map((row) => Date.parse(`${row.slice(0, 16).replace(' ', 'T')}Z`));
    expect(minutes.filter((minute) => !(minute > begun - 60_000 && minute <= Date.now()))).toEqual([]);
    expect(rows.slice(0, 3).map((row) => row.slice(18))).toEqual([
      `${quote.reference}  new     security_door_quotes  Aoife Ní Bhriain 3    aoife.3@example.ie            Three tall doors`,
      `${held.reference}  held    contact_requests      Aoife Ní Bhriain 2    aoife.2@example.ie            URGENT, click here for 20% off: bit.ly/a http:/…`,
      `${first.reference}  new     contact_requests      Aoife Ní Bhriain 1    aoife.1@example.ie            Please call about a double door for the dining …`,
    ]);
    expect(rows[3]).toBe('3 shown: these are all.');

    const references = async (...options: string[]) =>
      (await enquiries('list', ...options)).slice(1, -1).map((row) => row.slice(18, 27));
    expect(await references('--status', 'held')).toEqual([held.reference]);
    expect(await references('--status', 'new')).toEqual([quote.reference, first.reference]);
    expect(await references('--collection', 'contact_requests')).toEqual([held.reference, first.reference]);
    expect(await references('--tests')).toEqual([rehearsal.reference, ...starts]);
    expect((await enquiries('list', '--tests'))[1]).toContain('  test    contact_requests      ');
    expect(await enquiries('list', '--since', '2999-01-01')).toEqual(['No enquiry matches.']);
    expect((await enquiries('list', '--limit', '1')).slice(1)).toEqual([
      expect.stringContaining(quote.reference),
      '1 shown, 2 more: a higher --limit shows them.',
    ]);

    expect((await enquiries('list', '--limit', '3')).at(-1)).toBe('3 shown: these are all.');
    // Those that a filter leaves out are not counted.
    expect((await enquiries('list', '--status', 'held')).at(-1)).toBe('1 shown: these are all.');
    expect((await enquiries('list', '--status', 'new', '--limit', '1')).at(-1)).toBe(
      '1 shown, 1 more: a higher --limit shows them.',
    );

    await rawStatement(env, `update enquiries set received_at = 0 where id = '${first.id}'`);
    expect(await references('--since', '1970-01-02T00:00:00Z')).toEqual([quote.reference, held.reference]);
    expect((await enquiries('list')).at(-2)).toMatch(/^1970-01-01 00:00 {2}/);
  }, 60_000);

  it('are shown by id or by reference in any spelling', async () => {
    const { env, program, enquiries, refused } = await start();
    const [one, two] = [await send(program, contact(1)), await send(program, contact(2))];
    const shown = await enquiries('show', one.id);
    const { reference } = one;
    const [left = '', right = ''] = reference.split('-');
    for (const words of [
      [reference],
      [reference.toLowerCase()],
      [left + right],
      [`${left} ${right}`],
      [left, right],
    ]) {
      expect(await enquiries('show', ...words)).toEqual(shown);
    }
    expect(JSON.parse(shown.join('\n'))).toMatchObject({ id: one.id, reference, request: contact(1) });

    await rawStatement(env, `update enquiries set reference = '${reference}' where id = '${two.id}'`);
    const several = await refused('show', reference);
    expect(several).toMatch(/^lintel: 2 enquiries have the reference [^\n]+ by its id\n$/);
    expect(several).toContain(one.id);
    expect(several).toContain(two.id);
    expect(JSON.parse((await enquiries('show', two.id)).join('\n'))).toMatchObject({ id: two.id });
    expect(await refused('show', two.reference)).toBe(`lintel: there is no enquiry ${two.reference}\n`);
  }, 60_000);
});

describe('an enquiry on the command line', () => {
  const start = async () => startWithEnquiries({ DATA_DIR: await readyFolder() });

  it('an enquiry with control characters breaks neither the table nor the terminal', async () => {
    const { program, enquiries } = await start();
    const nasty: Contact[] = [
      [
        '\u001b[31mRed\u001b]0;title\u0007 Name',
        'red@example.ie',
        'Line one\nline two\r\nline\u2028three\tfour',
      ],
      ['\u202eemaN desreveR\u2066', 'turned@example.ie', 'Zero\u200bwidth\u2060 and \u009b2J C1 \u007f'],
      ['N'.repeat(200), `${'l'.repeat(60)}@example.ie`, `Tower ${'\u0301'.repeat(1000)} of marks`],
      ['門門門門門門門門門門門門', 'door@example.ie', 'Wide letters: 門'.repeat(20)],
      ['שלום עולם', 'shalom@example.ie', 'Written from right to left'],
    ].map(([name = '', email = '', message = '']) => ({ customer: { name, email }, message }));
    const sent: Sent[] = [];
    for (const body of nasty) sent.push(await send(program, body));

    const listed = await enquiries('list');
    expect(listed).toHaveLength(nasty.length + 2);
    const rows = listed.slice(1, -1).map((row) => row.replace(/\u2068(.*?)\u2069/gu, '$1'));
    for (const row of rows) {
      expect(row).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(row.length).toBeLessThanOrEqual(165);
    }
    expect(rows[3]).toMatch(/ {2}emaN desreveR {9}turned@example\.ie {13}Zerowidth and \ufffd2J C1 \ufffd$/);
    expect(rows[4]).toContain('  \ufffd[31mRed\ufffd]0;title\ufffd …  red@example.ie ');
    expect(rows[4]).toMatch(/ Line one line two line three four$/);
    expect(rows[2]).toContain(`  ${'N'.repeat(19)}…  ${'l'.repeat(27)}…  Tower `);
    // Each letter is two columns wide: nine letters, the ellipsis, and a space to fill the column.
    expect(rows[1]).toContain(`  ${'門'.repeat(9)}…   door@example.ie `);

    const shown = await enquiries('show', sent[1]?.id ?? '');
    expect(shown.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(JSON.parse(shown.join('\n'))).toMatchObject({ request: nasty[1] });
  }, 60_000);

  it('is shown with every field and its name', async () => {
    const { program, enquiries } = await start();
    const request = {
      source: 'partner-site',
      sourceId: 'talk-7',
      customer: {
        name: 'Mary Byrne',
        email: 'Mary@example.ie',
        phone: '085 123 4567',
        company: 'Byrne & Sons',
      },
      project: { message: 'For the kitchen', fromPage: 'https://example.ie/doors' },
      product: 'Pivot door',
      comments: 'Ring twice',
      doors: [{ doorType: 'Pivot door', opWidth: '1100', opHeight: '2100' }],
      supplyAndInstall: true,
      eirCode: 'd02x285',
      attachments: [{ url: 'https://example.ie/plan.pdf', type: 'drawing' }],
      consent: { granted: true, text: 'Yes' },
    };
    const body = { ...request, colour: 'red' };
    const { id, reference } = await send(program, body, '/api/quote/internal-doors');
    const shown = JSON.parse((await enquiries('show', id)).join('\n')) as Record<string, unknown>;
    expect(shown).toEqual({
      id,
      reference,
      collection: 'internal_door_quotes',
      receivedAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      status: 'new',
      request,
      designs: null,
      phoneE164: '+353851234567',
      eircode: 'D02 X285',
      contentScore: { score: 0, reasons: expect.any(Array) as string[] },
      alsoSent: '{"/colour":"red"}',
      priceBookVersion: '2026-01',
      estimate: {
        priceEstimate: 3235,
        priceEstimateInclVat: 3979,
        vatRatePercent: 23,
        leadTimeWeeks: 10,
        currency: 'EUR',
        priceBookVersion: '2026-01',
        doors: [expect.objectContaining({ doorTypeKey: 'PIVOT', estimatedPrice: 3235 })],
      },
      submittedBy: 'anonymous',
      quote: null,
      withdrawalReason: null,
      changedAt: null,
      test: false,
      requestId: expect.stringMatching(/^[\w-]+$/) as string,
    });
  }, 60_000);
});
