import { execFileSync, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMsOf } from '../support/processor.ts';

/** A service with a store of its own, which stands still unless it is measured. */
export interface Contender {
  readonly name: string;
  /** What so many clients got in this time. */
  measure(clients: number, ms: number): Promise<Measured>;
  stop(): void;
}

export interface Measured {
  /** How long each answer took. */
  readonly times: readonly number[];
  /** What the service took of the processor meanwhile. */
  readonly cpuMs: number;
}

export interface ContenderOptions {
  readonly name: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** Where its events go. */
  readonly receivers: readonly string[];
  /** Enquiries are stored and searched as always, and make no events. */
  readonly withoutEvents?: boolean;
}

let sent = 0;

export async function startContender(options: ContenderOptions): Promise<Contender> {
  const { name, port, receivers, withoutEvents = false } = options;
  const env = {
    ...process.env,
    ...{ PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_LIMIT_ANONYMOUS: 'off' },
    ...{ WEBHOOK_PRIVATE: 'allow', ...options.env },
  };
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['dist/main.js', ...args], { env, encoding: 'utf8' });
  const created = run('keys', 'create', '--label', 'bench', '--limit', '1000000/1h');
  const key = /lintel_live_\S+/.exec(created)?.[0] ?? '';
  for (const receiver of receivers) run('webhooks', 'add', receiver);
  const kind = withoutEvents ? ['without-events'] : [];
  const program = spawn(process.execPath, ['bench/outbox/service.ts', ...kind], { env, stdio: 'ignore' });
  await untilServed(port);
  program.kill('SIGSTOP');

  return {
    name,
    async measure(clients, ms) {
      program.kill('SIGCONT');
      // A connection is not kept over the time it stands still.
      const agent = new Agent({ keepAlive: true });
      const times: number[] = [];
      const cpuBefore = cpuMsOf(program.pid);
      const until = performance.now() + ms;
      const client = async () => {
        while (performance.now() < until) {
          const begun = performance.now();
          await submit(agent, port, key);
          times.push(performance.now() - begun);
        }
      };
      await Promise.all(Array.from({ length: clients }, client));
      agent.destroy();
      program.kill('SIGSTOP');
      return { times, cpuMs: cpuMsOf(program.pid) - cpuBefore };
    },
    stop: () => {
      program.kill('SIGKILL');
    },
  };
}

function submit(agent: Agent, port: number, key: string): Promise<void> {
  sent += 1;
  const body = JSON.stringify({
    customer: { name: `Aoife ${sent}`, email: `aoife.${sent}@example.ie` },
    message: `Please call about a door for house number ${sent}.`,
  });
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  return new Promise((resolve, reject) => {
    request({ agent, port, host: '127.0.0.1', method: 'POST', path: '/api/contact', headers })
      .once('error', reject)
      .once('response', (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`It was answered with ${answer.statusCode}`));
        answer.once('end', resolve).resume();
      })
      .end(body);
  });
}

async function untilServed(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The program did not start: run npm run build first.');
}
