import { type ApiKey, createApiKey } from '../app/callers/api-key.ts';
import { type RatePolicy, formatRatePolicy, parseRatePolicy } from '../app/callers/rate-policy.ts';
import { wallMs } from '../app/shared/clock.ts';
import type { Config } from '../config.ts';
import { OperatorError } from '../settings/operator-error.ts';
import { readArgs } from './terminal/args.ts';
import { harmless } from './terminal/text.ts';
import { isoTime } from './terminal/times.ts';
import { withStore } from './store/with-store.ts';

export async function keysCommand([action, ...rest]: readonly string[], config: Config): Promise<void> {
  switch (action) {
    case 'create':
      return createKey(rest, config);
    case 'list':
      if (rest.length > 0) throw new OperatorError('keys list takes no more words');
      return listKeys(config);
    case 'revoke':
      return revokeKey(rest, config);
    default:
      throw new OperatorError('say keys create, keys list or keys revoke');
  }
}

async function createKey(args: string[], config: Config): Promise<void> {
  const { values } = readArgs({
    args,
    options: { label: { type: 'string' }, limit: { type: 'string' }, test: { type: 'boolean' } },
  });
  const label = harmless(values.label ?? '');
  if (label === '') throw new OperatorError('--label must say whose key this is');
  const policy = values.limit === undefined ? null : limitOf(values.limit);
  const { text, key } = createApiKey(label, policy, wallMs(Date.now()), values.test === true);
  await withStore(config, 'create', async (store) => {
    await store.keys.add(key);
  });
  console.log(
    `${key.test ? 'Test key' : 'Key'} ${key.id} for ${label}, ${policy ? formatRatePolicy(policy) : 'with the usual limit'}.`,
  );
  if (key.test) console.log('What is sent with it is answered as usual, and never reaches sales.');
  console.log('Keep it now: it is not stored and cannot be shown again.');
  console.log(text);
}

function limitOf(text: string): RatePolicy {
  const policy = parseRatePolicy(text);
  if (!policy) throw new OperatorError('--limit must be a count and a duration, such as 1000/1h');
  return policy;
}

async function listKeys(config: Config): Promise<void> {
  await withStore(config, 'read', async (store) => {
    const keys = await store.keys.list();
    if (keys.length === 0) console.log('There are no keys yet.');
    for (const key of keys) console.log(describe(key));
  });
}

function describe({ id, label, policy, test, createdAt, lastUsedAt, revokedAt }: ApiKey): string {
  return [
    id,
    harmless(label),
    policy ? formatRatePolicy(policy) : 'usual limit',
    ...(test ? ['test'] : []),
    `created ${isoTime(createdAt)}`,
    lastUsedAt === null ? 'never used' : `last used ${isoTime(lastUsedAt)}`,
    revokedAt === null ? 'active' : `revoked ${isoTime(revokedAt)}`,
  ].join('\t');
}

async function revokeKey([id, ...more]: string[], config: Config): Promise<void> {
  if (id === undefined || more.length > 0) throw new OperatorError('say which key: keys revoke ID');
  await withStore(config, 'change', async (store) => {
    if (!(await store.keys.revoke(id, wallMs(Date.now())))) {
      throw new OperatorError(`there is no active key ${harmless(id)}; keys list shows them`);
    }
    console.log(`Key ${id} is revoked.`);
  });
}
