import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Environment, launch } from './child.ts';
import { runCommand, withoutProgress } from './command.ts';
import { submit } from './enquiries.ts';
import { builtProgram } from './program.ts';

export const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off', LOG_LEVEL: 'error' };

/** A customer whose every word is unique. */
export const niamh = {
  name: 'Niamh Ní Shúilleabháin-Qwyx',
  email: 'Niamh.Qwyx@Example.ie',
  phone: '+353 1 679 8811',
  company: 'Qwyxhaus Glas',
};

const longMessage = `Qwyxmessage ${Array.from({ length: 300 }, (_, n) => `word${n}qwyx`).join(' ')}`.slice(
  0,
  2000,
);

/** All traces of niamh, in every encoding. */
export function tracesOf(ids: readonly string[]): string[] {
  const texts = [
    ...Object.values(niamh),
    niamh.email.toLowerCase(),
    niamh.email.toUpperCase(),
    '+35316798811',
    'Qwyx',
    'qwyx',
    'QWYX',
    longMessage,
    longMessage.slice(900, 960),
    ...ids,
  ];
  return [...new Set(texts.flatMap((text) => [text, JSON.stringify(text).slice(1, -1), escaped(text)]))];
}

const escaped = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The traces that occur in the files of an embedded store, byte by byte. */
export function foundIn(dataDir: string, traces: readonly string[]): string[] {
  const files = ['lintel.db', 'lintel.db-wal', 'lintel.db-shm', 'lintel.db-journal', 'erased-people.ndjson']
    .map((name) => join(dataDir, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file));
  return traces.filter((text) =>
    files.some((bytes) => bytes.includes(Buffer.from(text)) || bytes.includes(Buffer.from(text, 'utf16le'))),
  );
}

/** Creates every kind of record of a customer, over HTTP; returns the ids and references. */
export async function leaveEverything(
  url: string,
  customer: { name: string; email: string },
): Promise<string[]> {
  const ids: string[] = [];
  /** Replaces the marker `qwyx` in the texts of other customers, so that only the data of niamh contains it. */
  const own = (text: string) => (customer === niamh ? text : text.replaceAll('qwyx', 'same'));
  const send = async (path: string, body: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await submit(url, body, headers, path);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { id, message } = answer.body;
    ids.push(String(id), ...(/[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(String(message)) ?? []));
  };
  await send('/api/contact', { customer, message: own('Can qwyx see a steel door on Saturday?') });
  await send('/api/quote/internal-doors', { customer, project: { message: own(longMessage) } });
  await send('/api/quote/security-doors', { customer });
  await send('/api/internal-doors/quote', { customer, doors: [{ preset: 'single-no-panels' }] });
  return ids;
}

export async function done(env: Environment, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(args, { env });
  expect({ code, stderr: withoutProgress(stderr) }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

export async function refused(env: Environment, ...args: string[]): Promise<string> {
  const { code, stderr } = await runCommand(args, { env });
  expect(code).toBe(1);
  const error = withoutProgress(stderr);
  expect(error).toMatch(/^lintel: [^\n]+\n$/);
  return error;
}

/** Starts a command that the test can kill half-way. */
export const begin = (env: Environment, ...args: string[]) => launch(builtProgram, args, env);
