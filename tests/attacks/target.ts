import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contact } from '../support/enquiries.ts';
import { runCommand } from '../support/program.ts';
import { fieldsOf } from '../support/plain-browser.ts';
import { type WatchedProgram, startWatchedProgram } from '../support/watched-program.ts';
import type { Browser, Known } from './known.ts';

/** The built program with a signed-in session and some rows of each kind. */
export interface Target {
  readonly program: WatchedProgram;
  readonly known: Known;
  /** Signs in with another account, because a request has ended the session. */
  readonly signInAnew: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * Settings of the program. Private addresses are allowed for webhooks: the only URLs that the attack registers are at a
 * closed port of this machine.
 */
const settings = {
  RATE_LIMIT_ANONYMOUS: 'off',
  RATE_LIMIT_RENDER: 'off',
  RATE_LIMIT_MCP: 'off',
  WEBHOOK_PRIVATE: 'allow',
  LOG_LEVEL: 'error',
};

export async function prepareTarget(env: Readonly<Record<string, string>> = {}): Promise<Target> {
  // The store is in memory where possible: each accepted enquiry is synced, and thousands of syncs are slow.
  const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'lintel-attack-'));
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const program = await startWatchedProgram(folder, { ...settings, ...env });
  const visitor = createVisitor(program.url);
  let admins = 0;
  const newAdmin = async () => {
    const email = `admin-${String((admins += 1))}@doors.example.ie`;
    const { stdout } = await runCommand(['staff', 'add', email, '--role', 'admin'], {
      env: { DATA_DIR: dataDir, ...env },
    });
    const path = /\/staff\/set-up\/\S+/.exec(stdout)?.[0] ?? '';
    const password = 'a quiet hinge closes itself';
    return visitor.signedIn(path, { password, repeated: password });
  };
  const desk = await newAdmin();
  const stored = await storeRows(visitor, desk).catch(async (error: unknown) => {
    await program.stop();
    throw error;
  });
  const known = { ...stored, desk };
  const target = {
    program,
    known,
    signInAnew: async () => {
      known.desk = await newAdmin();
    },
    remove: async () => {
      await program.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await program.blocks();
  return target;
}

function createVisitor(url: string) {
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(url + path, { redirect: 'manual', ...init });
    return { answer, text: await answer.text() };
  };
  const cookieOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0] ?? '')
      .join('; ');
  const submit = ({ cookie, token }: Browser, path: string, fields: Readonly<Record<string, string>>) =>
    ask(path, {
      method: 'POST',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ token, ...fields }).toString(),
    });
  const open = async (path: string): Promise<Browser & { fields: Record<string, string> }> => {
    const { answer, text } = await ask(path);
    const fields = Object.fromEntries(fieldsOf(text));
    return { cookie: cookieOf(answer), token: fields['token'] ?? '', fields };
  };
  return {
    ask,
    open,
    submit,
    post: async <Reply>(path: string, body: unknown): Promise<Reply> => {
      const headers = { 'content-type': 'application/json' };
      const { text } = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return JSON.parse(text) as Reply;
    },
    signedIn: async (path: string, fields: Readonly<Record<string, string>>): Promise<Browser> => {
      const browser = await open(path);
      const { answer } = await submit(browser, path, fields);
      return { cookie: `${browser.cookie}; ${cookieOf(answer)}`, token: browser.token };
    },
  };
}

async function storeRows(visitor: ReturnType<typeof createVisitor>, desk: Browser) {
  const enquiries: string[] = [];
  for (const number of [1, 2, 3, 4, 5])
    enquiries.push((await visitor.post<{ id: string }>('/api/contact', contact(number))).id);
  const quote = {
    customer: { name: 'Aoife Byrne', email: 'aoife@example.ie' },
    doors: [{ preset: 'double-both-panels', opWidth: 2400, opHeight: 2100 }],
  };
  const { quoteUrl = '' } = await visitor.post<{ quoteUrl?: string }>('/api/internal-doors/quote', quote);
  const page = await visitor.open('/contact');
  const { answer } = await visitor.submit(page, '/contact', { ...page.fields, ...person });
  await visitor.submit(desk, '/staff/admin/people', { email: 'sales@doors.example.ie', role: 'sales' });
  await visitor.submit(desk, '/staff/admin/keys', { label: 'Partner' });
  for (const path of ['a', 'b', 'c'])
    await visitor.submit(desk, '/staff/admin/webhooks', { url: `http://127.0.0.1:9/${path}` });
  const idsAt = async (path: string) => {
    const { text } = await visitor.ask(path, { headers: { cookie: desk.cookie } });
    return [...new Set([...text.matchAll(/name="id" value="([^"]+)"/g)].map(([, id = '']) => id))];
  };
  const { text: home } = await visitor.ask('/');
  return nonEmpty({
    page,
    enquiries,
    accounts: await idsAt('/staff/admin/people'),
    keys: await idsAt('/staff/admin/keys'),
    endpoints: await idsAt('/staff/admin/webhooks'),
    quotes: [quoteUrl.split('/').at(-1) ?? ''],
    sent: [answer.headers.get('location')?.split('/').at(-1) ?? ''],
    assets: [...home.matchAll(/\/assets\/([\w.-]+)/g)].map(([, file = '']) => file),
  });
}

const person = {
  name: 'Aoife Byrne',
  email: 'aoife@example.ie',
  message: 'Is the showroom open on Friday?',
  consent: 'yes',
};

/** Throws if a list is empty, because then its requests would be missing from the attack. */
function nonEmpty<Lists extends Record<string, unknown>>(lists: Lists): Lists {
  for (const [name, list] of Object.entries(lists)) {
    const isThere = Array.isArray(list) ? list.length > 0 && !list.includes('') : true;
    if (!isThere) throw new Error(`There are no ${name} to attack: ${JSON.stringify(list)}`);
  }
  return lists;
}
