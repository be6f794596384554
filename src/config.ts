import { isIP } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import type { CallerPolicies } from './app/caller.ts';
import { type SecurityContacts, parseContacts, secureAddress } from './app/security-text.ts';
import { type RatePolicy, parseDuration, parseRatePolicy } from './app/rate-policy.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Base of every link, without a trailing slash; null until the port is known. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly trustProxy: readonly string[];
  readonly limits: CallerPolicies;
  readonly duplicateWindowMs: number;
  /** Files to price by instead of those that come with the program. */
  readonly priceBookFile: string | null;
  readonly catalogueFile: string | null;
  /** For security.txt; null for none. */
  readonly security: SecurityContacts | null;
  readonly logLevel: LogLevel;
  /** Settings that were given and that this version does not use: worth a word to the operator. */
  readonly unused: readonly string[];
  /** The listener for Prometheus, or null for none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
}

/** A setting that cannot be used, in one line for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The only reader of the environment. Every wrong setting is named, before anything is opened. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const isGiven = (name: string) => (env[name]?.trim() ?? '') !== '';

  function setting<Value>(
    name: string,
    fallback: Value,
    parse: (text: string) => Value | null,
    expected: string,
  ): Value {
    const text = env[name]?.trim() ?? '';
    if (text === '') return fallback;
    const value = parse(text);
    if (value === null) faults.push(`${name} must be ${expected}`);
    return value ?? fallback;
  }

  const metricsPort = setting<number | null>('METRICS_PORT', null, port, 'a port from 0 to 65535');
  const contacts = setting<readonly string[]>(
    'SECURITY_CONTACT',
    [],
    parseContacts,
    'one or several mailto:, https: or tel: addresses, separated by commas',
  );
  const policy = setting<string | null>('SECURITY_POLICY', null, secureAddress, 'an https address');
  if (policy !== null && !isGiven('SECURITY_CONTACT'))
    faults.push('SECURITY_CONTACT must be set where SECURITY_POLICY is');
  const config: Config = Object.freeze({
    port: setting('PORT', 3000, port, 'a port from 0 to 65535'),
    host: setting('HOST', 'localhost', text, 'a host name or address'),
    publicUrl: setting<string | null>(
      'PUBLIC_URL',
      null,
      webAddress,
      'an http or https address, such as https://doors.example.ie',
    ),
    dataDir: resolve(setting('DATA_DIR', './data', text, 'a folder')),
    databaseUrl: setting<string | null>(
      'DATABASE_URL',
      null,
      postgresAddress,
      'an address that starts with postgres://',
    ),
    trustProxy: setting<readonly string[]>(
      'TRUST_PROXY',
      [],
      proxies,
      'a comma-separated list of addresses, CIDR ranges or "loopback"',
    ),
    limits: {
      anonymous: limitOf(
        setting<Limit>('RATE_LIMIT_ANONYMOUS', { limit: 10, windowMs: 60_000 }, limit, limitForm),
      ),
      keyed: limitOf(
        setting<Limit>('RATE_LIMIT_KEYED', { limit: 100, windowMs: 3_600_000 }, limit, limitForm),
      ),
    },
    duplicateWindowMs: setting('DUPLICATE_WINDOW', 600_000, parseDuration, 'a duration such as 10m'),
    priceBookFile: setting<string | null>('PRICE_BOOK', null, resolve, 'a file'),
    catalogueFile: setting<string | null>('CATALOGUE', null, resolve, 'a file'),
    security: contacts.length === 0 ? null : { contacts, policy },
    logLevel: setting<LogLevel>('LOG_LEVEL', 'info', logLevel, `one of ${logLevels.join(', ')}`),
    unused: ['REDIS_URL'].filter(isGiven),
    metrics:
      metricsPort === null
        ? null
        : { port: metricsPort, host: setting('METRICS_HOST', 'localhost', text, 'a host name or address') },
  });
  if (faults.length > 0) throw new ConfigError(faults.join('; '));
  return config;
}

type Limit = RatePolicy | 'off';

const limitForm = 'a count and a duration such as 10/1m, or off';

const limit = (text: string): Limit | null => (text === 'off' ? 'off' : parseRatePolicy(text));

const limitOf = (setting: Limit): RatePolicy | null => (setting === 'off' ? null : setting);

const text = (value: string): string => value;

function port(value: string): number | null {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : null;
}

function webAddress(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const plain = url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  return plain && /^https?:$/.test(url.protocol) ? url.href.replace(/\/+$/, '') : null;
}

function postgresAddress(value: string): string | null {
  return /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value) ? value : null;
}

function logLevel(value: string): LogLevel | null {
  return logLevels.find((level) => level === value) ?? null;
}

/** Names that the proxy check itself understands. */
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function proxies(value: string): readonly string[] | null {
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.every((entry) => namedNetworks.has(entry) || isNetwork(entry)) ? entries : null;
}

/** An address or a range, written in full: a lone `1` is a count of proxies elsewhere, not 0.0.0.1. */
function isNetwork(entry: string): boolean {
  const [address = '', ...range] = entry.split('/');
  return isIP(address) !== 0 && (range.length === 0 || ipaddr.isValidCIDR(entry));
}
