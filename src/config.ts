import { isIP } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import type { CallerPolicies } from './app/callers/caller.ts';
import { type RedisServer, parseRedisUrl } from './app/callers/redis-url.ts';
import { type MailSettings, parseAddresses, parseMailbox, parseSmtpUrl } from './app/mail/mail-settings.ts';
import { type SecurityContacts, parseContacts, secureAddress } from './app/site/security-text.ts';
import { type OpenIdSettings, issuerForm, parseIssuer } from './app/accounts/openid-settings.ts';
import { type RatePolicy, parseDuration, parseRatePolicy } from './app/callers/rate-policy.ts';
import { OperatorError } from './settings/operator-error.ts';
import { type SettingName, type SettledName, settings } from './settings/table.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Base URL of links, without a trailing slash; null until the port is known. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Redis for limits shared by all nodes; null if each node has its own. */
  readonly redis: RedisServer | null;
  readonly trustProxy: readonly string[];
  readonly limits: CallerPolicies;
  /** Render limit of a client; null for no limit. */
  readonly renderLimit: RatePolicy | null;
  readonly messageLimit: RatePolicy | null;
  readonly duplicateWindowMs: number;
  /** Path of a price book; null for the bundled one. */
  readonly priceBookFile: string | null;
  readonly catalogueFile: string | null;
  /** Path of the maker's card; null for the bundled sample. */
  readonly businessFile: string | null;
  /** Whether webhook receivers may have private addresses and plain http. */
  readonly webhookPrivate: boolean;
  /** Null if mail is not configured. */
  readonly mail: MailSettings | null;
  /** Null if OpenID Connect is not configured. */
  readonly openId: OpenIdSettings | null;
  /** Address of a map, with `{place}`; null for no links to maps. */
  readonly mapUrl: string | null;
  /** Contacts for security.txt; null if none are configured. */
  readonly security: SecurityContacts | null;
  readonly logLevel: LogLevel;
  /** Folder, interval and number of scheduled backups; null if none are configured. */
  readonly backups: BackupSchedule | null;
  /** Whether an embedded store is backed up before a migration. */
  readonly backupBeforeUpgrade: boolean;
  /** Retention period in months; null for unlimited. */
  readonly retentionMonths: number | null;
  /** Address of the Prometheus metrics listener; null for none. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
}

export interface BackupSchedule {
  readonly folder: string;
  readonly everyMs: number;
  readonly keep: number;
}

/**
 * Reads the configuration; no other code reads the environment. Reports every invalid setting before anything is
 * opened.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const isGiven = (name: string) => (env[name]?.trim() ?? '') !== '';

  // The value of a setting. Also null for an invalid value, for which `readConfig` throws later.
  function setting<Value>(name: SettledName, parse: Parse<Value>, expected: string): Value;
  function setting<Value>(name: SettingName, parse: Parse<Value>, expected: string): Value | null;
  function setting<Value>(name: SettingName, parse: Parse<Value>, expected: string): Value | null {
    const given = env[name]?.trim() ?? '';
    const text = given === '' ? settings[name].fallback : given;
    if (text === null) return null;
    const value = parse(text);
    if (value === null) faults.push(`${name} must be ${expected}`);
    return value;
  }

  function readMail(): MailSettings | null {
    const server = setting(
      'SMTP_URL',
      parseSmtpUrl,
      'smtp:// or smtps:// and a host, such as smtp://user:password@mail.example.ie:587; a user needs a password, and in both @ is written %40',
    );
    const from = setting(
      'MAIL_FROM',
      parseMailbox,
      'an address, or a name and an address such as Doors <desk@example.ie>',
    );
    const staff = setting(
      'STAFF_MAIL',
      parseAddresses,
      'one or several addresses, separated by commas, at most 20',
    );
    allOrNone('SMTP_URL', 'MAIL_FROM', 'STAFF_MAIL');
    return server && from && staff && { server, from, staff };
  }

  function readOpenId(): OpenIdSettings | null {
    const issuer = setting('OIDC_ISSUER', parseIssuer, issuerForm);
    const clientId = setting('OIDC_CLIENT_ID', asGiven, 'a text');
    const clientSecret = setting('OIDC_CLIENT_SECRET', asGiven, 'a text');
    allOrNone('OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET');
    return issuer !== null && clientId !== null && clientSecret !== null
      ? { issuer, clientId, clientSecret }
      : null;
  }

  function allOrNone(...names: readonly SettingName[]): void {
    const given = names.filter(isGiven);
    const missing = names.filter((name) => !isGiven(name));
    if (given.length > 0 && missing.length > 0)
      faults.push(
        `${missing.join(' and ')} must be set where ${given.join(' and ')} ${given.length > 1 ? 'are' : 'is'}`,
      );
  }

  const backupFolder = setting('BACKUP_DIR', path, 'a folder');
  const backupEveryMs = setting('BACKUP_EVERY', parseDuration, 'a duration such as 24h');
  const backupsKept = setting('BACKUP_KEEP', count, 'a whole number from 1 to 10000');
  const metricsPort = setting('METRICS_PORT', port, 'a port from 0 to 65535');
  const contacts = setting(
    'SECURITY_CONTACT',
    parseContacts,
    'one or several mailto:, https: or tel: addresses, separated by commas',
  );
  const policy = setting('SECURITY_POLICY', secureAddress, 'an https address');
  if (policy !== null && !isGiven('SECURITY_CONTACT'))
    faults.push('SECURITY_CONTACT must be set where SECURITY_POLICY is');
  const mail = readMail();
  const config: Config = Object.freeze({
    port: setting('PORT', port, 'a port from 0 to 65535'),
    host: setting('HOST', host, hostForm),
    publicUrl: setting(
      'PUBLIC_URL',
      webAddress,
      'an http or https address, such as https://doors.example.ie',
    ),
    dataDir: setting('DATA_DIR', path, 'a folder'),
    databaseUrl: setting('DATABASE_URL', postgresAddress, 'an address that starts with postgres://'),
    redis: setting(
      'REDIS_URL',
      parseRedisUrl,
      'redis:// or rediss:// and a host, such as redis://:password@redis.example.ie:6379/0; a user needs a password, and in both @ is written %40',
    ),
    trustProxy:
      setting(
        'TRUST_PROXY',
        proxies,
        'a comma-separated list of addresses, CIDR ranges or "loopback"; not /0, since everybody is in it',
      ) ?? [],
    limits: {
      anonymous: limitOf(setting('RATE_LIMIT_ANONYMOUS', limit, limitForm)),
      keyed: limitOf(setting('RATE_LIMIT_KEYED', limit, limitForm)),
    },
    renderLimit: limitOf(setting('RATE_LIMIT_RENDER', limit, limitForm)),
    messageLimit: limitOf(setting('RATE_LIMIT_MCP', limit, limitForm)),
    duplicateWindowMs: setting('DUPLICATE_WINDOW', parseDuration, 'a duration such as 10m'),
    priceBookFile: setting('PRICE_BOOK', path, 'a file'),
    catalogueFile: setting('CATALOGUE', path, 'a file'),
    businessFile: setting('BUSINESS', path, 'a file'),
    webhookPrivate: setting('WEBHOOK_PRIVATE', allowed, 'allow, or not set') ?? false,
    mail,
    openId: readOpenId(),
    mapUrl: setting(
      'MAP_URL',
      mapAddress,
      'an https address with {place} in its path or query, such as https://maps.example.ie/?q={place}',
    ),
    security: contacts && { contacts, policy },
    logLevel: setting('LOG_LEVEL', logLevel, `one of ${logLevels.join(', ')}`),
    backups:
      backupFolder === null ? null : { folder: backupFolder, everyMs: backupEveryMs, keep: backupsKept },
    backupBeforeUpgrade: setting('BACKUP_BEFORE_UPGRADE', onOrOff, 'on or off'),
    retentionMonths: monthsOf(setting('RETENTION_MONTHS', months, 'a whole number from 1 to 1200, or off')),
    metrics:
      metricsPort === null ? null : { port: metricsPort, host: setting('METRICS_HOST', host, hostForm) },
  });
  if (faults.length > 0) throw new OperatorError(faults.join('; '));
  return config;
}

/** Parses the text of a setting; null for an invalid value. */
type Parse<Value> = (text: string) => Value | null;

type Limit = RatePolicy | 'off';

const hostForm = 'a host name or address, without a port';

const limitForm = 'a count and a duration such as 10/1m, or off';

const limit = (text: string): Limit | null => (text === 'off' ? 'off' : parseRatePolicy(text));

const limitOf = (setting: Limit): RatePolicy | null => (setting === 'off' ? null : setting);

const asGiven = (value: string): string => value;

const path = (value: string): string => resolve(value);

/** A host name or address for links. Rejects a port, because links get the port of PORT. */
function host(value: string): string | null {
  const isName = /^[^\s:/?#@[\]\\%]+$/.test(value) && URL.canParse(`http://${value}/`);
  return isName || isIP(value) !== 0 ? value : null;
}

function port(value: string): number | null {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : null;
}

function count(value: string): number | null {
  return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 10_000 ? Number(value) : null;
}

function months(value: string): number | 'off' | null {
  if (value === 'off') return value;
  return /^[1-9]\d{0,3}$/.test(value) && Number(value) <= 1200 ? Number(value) : null;
}

const monthsOf = (setting: number | 'off'): number | null => (setting === 'off' ? null : setting);

const onOrOff = (value: string): boolean | null => (value === 'on' ? true : value === 'off' ? false : null);

const allowed = (value: string): true | null => (value === 'allow' ? true : null);

function webAddress(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const plain = url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  return plain && /^https?:$/.test(url.protocol) ? url.href.replace(/\/+$/, '') : null;
}

/** An https address on one host, whatever the place. */
function mapAddress(value: string): string | null {
  const hostOf = (place: string) => {
    const address = value.replaceAll('{place}', place);
    return URL.canParse(address) ? new URL(address).origin : '';
  };
  const host = hostOf('a');
  return value.includes('{place}') && host.startsWith('https://') && host === hostOf('b') ? value : null;
}

/** Parses a store location from the command line: a PostgreSQL URL or a folder. */
export function readStorePlace(value: string): Pick<Config, 'databaseUrl' | 'dataDir'> | null {
  const databaseUrl = postgresAddress(value);
  if (databaseUrl !== null) return { databaseUrl, dataDir: '' };
  const isFolder = value.trim() !== '' && !/^[a-z]+:/i.test(value);
  return isFolder ? { databaseUrl: null, dataDir: resolve(value) } : null;
}

function postgresAddress(value: string): string | null {
  return /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value) ? value : null;
}

function logLevel(value: string): LogLevel | null {
  return logLevels.find((level) => level === value) ?? null;
}

/** Names of address ranges, as known to proxy-addr. */
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function proxies(value: string): readonly string[] | null {
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.every((entry) => namedNetworks.has(entry) || isNetwork(entry)) ? entries : null;
}

/**
 * Whether an entry is a full address or a range. Rejects a lone `1`, which other programs read as a number of
 * hops, but proxy-addr as 0.0.0.1.
 */
function isNetwork(entry: string): boolean {
  const [address = '', ...range] = entry.split('/');
  return isIP(address) !== 0 && (range.length === 0 || (ipaddr.isValidCIDR(entry) && Number(range[0]) > 0));
}
