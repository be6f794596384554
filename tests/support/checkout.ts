import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Environment } from './child.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The PATH of a user, without the Node of the packages. */
const systemPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

/** The system's Node if it is older than the program's: then the program hands over to the packaged Node. */
export const olderNode = findOlderNode();

/** Copies the files that a fresh clone needs to start, without packages and without a build. */
export function cloneInto(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(root).filter((name) =>
    /^[^.].*\.(json|ts|cmd)$|^(\.npmrc|LICENSE|CHANGELOG\.md|src|scripts)$/.test(name),
  );
  for (const name of [...names, 'docs/guide', 'tests/package.json', 'tests/package-lock.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  return folder;
}

/** Links every installed package, without node_modules/.bin. */
export function installInto(folder: string, packages = '.'): void {
  const [from, to] = [join(root, packages, 'node_modules'), join(folder, packages, 'node_modules')];
  mkdirSync(to);
  cpSync(join(from, '.package-lock.json'), join(to, '.package-lock.json'));
  for (const name of readdirSync(from).filter((name) => !name.startsWith('.'))) {
    symlinkSync(join(from, name), join(to, name));
  }
}

export interface Outcome {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** Runs a command with the PATH of a user, until it exits. */
export async function runAsSystem(
  command: string,
  args: string[],
  cwd: string,
  env: Environment = {},
  input = '',
): Promise<Outcome> {
  const child = spawn(command, args, { cwd, env: systemEnvironment(env), stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => undefined).end(input);
  const closed = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { code: child.exitCode, signal: child.signalCode, stdout, stderr };
}

export function systemEnvironment(env: Environment): Environment {
  return { PATH: systemPath, HOME: process.env['HOME'] ?? '', ...env };
}

function findOlderNode(): string | undefined {
  for (const folder of systemPath.split(delimiter)) {
    const node = join(folder, 'node');
    if (!existsSync(node)) continue;
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' });
    return Number.parseInt(version.slice(1)) < 24 ? node : undefined;
  }
  return undefined;
}
