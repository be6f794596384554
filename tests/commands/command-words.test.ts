import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { contact } from '../support/enquiries.ts';
import { startWithEnquiries, send } from '../support/enquiry-commands.ts';
import { createDatabase } from '../support/postgres.ts';
import { runCommand } from '../support/command.ts';
import { rawStatement } from '../support/raw-rows.ts';

const done = (stdout: unknown) => ({ code: 0, stdout, stderr: '' });
const refused = (said: string) => ({ code: 1, stdout: '', stderr: `lintel: ${said}\n` });
const like = (pattern: RegExp) => expect.stringMatching(pattern) as string;

it('the help page matches the approved text', async () => {
  const page = readFileSync(new URL('../fixtures/help.txt', import.meta.url), 'utf8');
  expect(await runCommand(['help'])).toEqual(done(page));
});

it.each(['keys --help', 'keys create -h', 'keys create --label x --help'])(
  '%s prints only the help on keys',
  async (line) => {
    const { code, stdout, stderr } = await runCommand(line.split(' '));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout.split('\n');
    expect(
      lines.filter((each) => each.includes('node dist/main.js')).map((each) => each.trim().split(/ {2,}/)[0]),
    ).toEqual([
      'node dist/main.js keys create --label L [--limit 1000/1h] [--test]',
      'node dist/main.js keys list',
      'node dist/main.js keys revoke ID',
    ]);
  },
);

it('the help on an unknown command is the whole help page', async () => {
  expect(await runCommand(['dance', '--help'])).toEqual(await runCommand(['help']));
});

it.each(['version', '--version', '-v'])('%s prints the version', async (word) => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(await runCommand([word])).toEqual(done(`Lintel ${version} on Node ${process.versions.node}\n`));
});

describe('a command that fails', () => {
  const sayKeys = 'say keys create, keys list or keys revoke';
  const sayEnquiries =
    'say enquiries list, enquiries show, enquiries find, enquiries release or enquiries export';
  const sayStaff = 'say staff add, staff list, staff disable, staff enable, staff reset or staff role';
  const sayStore = 'say store copy --to postgres://… or store copy --to FOLDER';
  const sayBook = 'say pricebook check FILE or pricebook diff FILE';
  const collections = 'contact_requests, internal_door_quotes, security_door_quotes';
  it.each([
    ['dance', 'there is no command "dance"; "help" lists them'],
    ['keys', sayKeys],
    ['keys dance', sayKeys],
    ['keys list all', 'keys list takes no more words'],
    ['keys create', '--label must say whose key this is'],
    ['keys create --label a --limit many', '--limit must be a count and a duration, such as 1000/1h'],
    ['keys revoke', 'say which key: keys revoke ID'],
    ['keys revoke key_1 key_2', 'say which key: keys revoke ID'],
    ['enquiries', sayEnquiries],
    ['enquiries dance', sayEnquiries],
    ['enquiries show', 'say which enquiry: enquiries show ID|REFERENCE'],
    ['enquiries release', 'say which enquiry: enquiries release ID|REFERENCE'],
    ['mail', 'say mail test ADDRESS'],
    ['mail dance', 'say mail test ADDRESS'],
    ['enquiries find', 'say what to find: enquiries find EMAIL|PHONE|TEXT'],
    ['enquiries export', '--format must be ndjson or csv'],
    ['enquiries export --format csv --collection doors', `--collection must be one of ${collections}`],
    ['enquiries list --status open', '--status must be held or new'],
    [
      'enquiries list --since yesterday',
      '--since must be an RFC 3339 date-time such as 2026-03-31T17:00:00Z, or a date such as 2026-03-31',
    ],
    ['enquiries list --limit 0', '--limit must be a whole number from 1 to 999999'],
    ['enquiries list --limit 1000000', '--limit must be a whole number from 1 to 999999'],
    ['staff', sayStaff],
    ['staff dance', sayStaff],
    ['staff add', 'say whose: staff add EMAIL [--role sales|admin]'],
    ['staff add desk', 'desk is not an e-mail address'],
    ['staff add desk@doors.example.ie --role boss', 'a role is sales or admin'],
    ['staff list all', 'staff list takes no more words'],
    ['staff disable', 'say whose: staff disable EMAIL'],
    ['staff role desk@doors.example.ie', 'say whose and which: staff role EMAIL sales|admin'],
    ['backup', 'say which file: backup FILE'],
    ['backup --now', 'say which file: backup FILE'],
    ['backup a.db b.db', 'say which file: backup FILE'],
    ['restore', 'say which file: restore FILE'],
    ['restore a.db b.db', 'say which file: restore FILE'],
    ['store', sayStore],
    ['store dance', sayStore],
    ['store copy', '--to must be a postgres:// address or a folder'],
    ['business', 'say business check FILE'],
    ['business check', 'say business check FILE'],
    ['business dance card.json', 'say business check FILE'],
    ['business check a.json b.json', 'say business check FILE'],
    ['pricebook', sayBook],
    ['pricebook check', sayBook],
    ['pricebook dance book.json', sayBook],
    ['pricebook check a.json b.json', sayBook],
  ])('prints one line on standard error: %s', async (line, said) => {
    expect(await runCommand(line.split(' '))).toEqual(refused(said));
  });

  it('a command without a store prints where it expected one', async () => {
    const DATA_DIR = join(await temporaryFolder(), 'data');
    expect(await runCommand(['keys', 'list'], { env: { DATA_DIR } })).toEqual(
      refused(
        `there is no store in ${DATA_DIR}: set DATA_DIR to its folder, or start the service once to make one`,
      ),
    );
    expect(await runCommand(['keys', 'list'], { env: { DATABASE_URL: await createDatabase() } })).toEqual(
      refused('there is no store in the database at DATABASE_URL: start the service once to make one'),
    );
  });

  it('the highest valid --limit is accepted: only the missing store is reported', async () => {
    const { code, stderr } = await runCommand(['enquiries', 'list', '--limit', '999999']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: like(/^lintel: there is no store in /) });
  });
});

describe('the output of the commands', () => {
  const makeStore = async () => ({ DATA_DIR: await temporaryFolder() });

  it('names each key on keys create, list and revoke, and has its text once', async () => {
    const env = await makeStore();
    const place = `the store in ${env.DATA_DIR}`;
    const keys = (...args: string[]) => runCommand(['keys', ...args], { env });
    const keep = 'Keep it now: it is not stored and cannot be shown again.';
    const first = await keys('create', '--label', ' Example Ltd ');
    expect(first).toEqual(
      done(
        like(
          new RegExp(
            `^A new store was made: ${place}\\.\nKey key_\\w{26} for Example Ltd, with the usual limit\\.\n${keep}\nlintel_live_[\\w-]{43}\n$`,
          ),
        ),
      ),
    );
    const own = await keys('create', '--label', 'Second', '--limit', '1440/1d');
    expect(own).toEqual(
      done(like(new RegExp(`^Key key_\\w{26} for Second, 1440/1d\\.\n${keep}\nlintel_live_[\\w-]{43}\n$`))),
    );
    const test = await keys('create', '--test', '--label', 'Third');
    expect(test).toEqual(
      done(
        like(
          new RegExp(
            `^Test key key_\\w{26} for Third, with the usual limit\\.\nWhat is sent with it is answered as usual, and never reaches sales\\.\n${keep}\nlintel_test_[\\w-]{43}\n$`,
          ),
        ),
      ),
    );

    const [a = '', b = '', c = ''] = [first, own, test].map(({ stdout }) => /key_\w+/.exec(stdout)?.[0]);
    const at = String.raw`20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
    const listed = (end: string) =>
      like(
        new RegExp(
          [
            `^${a}\tExample Ltd\tusual limit\tcreated ${at}\tnever used\tactive`,
            `${b}\tSecond\t1440/1d\tcreated ${at}\tnever used\t${end}`,
            `${c}\tThird\tusual limit\ttest\tcreated ${at}\tnever used\tactive\n$`,
          ].join('\n'),
        ),
      );
    expect(await keys('list')).toEqual(done(listed('active')));
    expect(await keys('revoke', b)).toEqual(done(`Key ${b} is revoked.\n`));
    const afterwards = await keys('list');
    expect(afterwards).toEqual(done(listed(`revoked ${at}`)));
    expect(await keys('revoke', b)).toEqual(refused(`there is no active key ${b}; keys list shows them`));
    expect(await keys('list')).toEqual(afterwards);
  }, 60_000);

  it('has the times of creation, last use and revocation of each key on keys list', async () => {
    const env = await makeStore();
    await runCommand(['keys', 'create', '--label', 'Example Ltd'], { env });
    const [made, used, ended] = [
      '2026-01-02T03:04:05.006Z',
      '2026-02-03T04:05:06.007Z',
      '2026-03-04T05:06:07.008Z',
    ];
    const ms = (moment: string) => Date.parse(moment);
    await rawStatement(
      env,
      `update api_keys set created_at = ${ms(made)}, last_used_at = ${ms(used)}, revoked_at = ${ms(ended)}`,
    );
    const { stdout } = await runCommand(['keys', 'list'], { env });
    expect(stdout.trimEnd().split('\t').slice(1)).toEqual([
      'Example Ltd',
      'usual limit',
      `created ${made}`,
      `last used ${used}`,
      `revoked ${ended}`,
    ]);
  });

  it('has the counts on store copy, and how to use the copy', async () => {
    const env = await makeStore();
    await runCommand(['keys', 'create', '--label', 'Only'], { env });
    const folder = join(await temporaryFolder(), 'copy');
    const held = 'Copied, read back and found the same: 0 enquiries, 0 door quotes and 1 key.\n';
    expect(await runCommand(['store', 'copy', '--to', folder], { env })).toEqual(
      done(`${held}Start the service with DATA_DIR=${folder} and without DATABASE_URL to use it.\n`),
    );
    expect(await runCommand(['store', 'copy', '--to', await createDatabase()], { env })).toEqual(
      done(`${held}Start the service with this address as DATABASE_URL to use it.\n`),
    );
  }, 60_000);

  it('lists all enquiries of an ambiguous reference on enquiries show, the oldest first, as an error', async () => {
    const { env, program, refused: refusal } = await startWithEnquiries(await makeStore());
    const sent = [];
    for (const number of [1, 2, 3]) sent.push(await send(program, contact(number)));
    const [one, two, three] = sent.map(({ id }) => id);
    const since = (id: string | undefined, day: number) =>
      rawStatement(
        env,
        `update enquiries set reference = 'AC34-DE67', received_at = ${day * 86_400_000} where id = '${id}'`,
      );
    await since(one, 2);
    await since(two, 0);
    await since(three, 1);
    expect(await refusal('show', 'ac34de67')).toBe(
      `lintel: 3 enquiries have the reference AC34-DE67: ${two} of 1970-01-01 00:00, ${three} of 1970-01-02 00:00, ${one} of 1970-01-03 00:00; say which by its id\n`,
    );
  }, 60_000);
});
