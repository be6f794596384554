import { expect } from 'vitest';
import type { Environment } from './child.ts';
import { runCommand } from './command.ts';
import { submit } from './enquiries.ts';
import { startListening } from './listening.ts';

export interface Sent {
  readonly id: string;
  readonly reference: string;
}

export async function send(
  { url }: { readonly url: string },
  body: object,
  path?: string,
  key?: string,
): Promise<Sent> {
  const answer = await submit(url, body, key === undefined ? {} : { 'x-api-key': key }, path);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(String(answer.body['message']))?.[0] ?? '';
  return { id: String(answer.body['id']), reference };
}

/** A service on this store, and its `enquiries` command: the output by line, or the error of a refusal. */
export async function startWithEnquiries(env: Environment) {
  const program = await startListening({ ...env, RATE_LIMIT_ANONYMOUS: 'off' });
  const enquiries = async (...args: string[]) => {
    const { code, stdout, stderr } = await runCommand(['enquiries', ...args], { env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return stdout.trimEnd().split('\n');
  };
  const refused = async (...args: string[]) => {
    const { code, stdout, stderr } = await runCommand(['enquiries', ...args], { env });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    return stderr;
  };
  return { env, program, enquiries, refused };
}
