import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, readStorePlace } from './config.ts';
import { OperatorError } from './settings/operator-error.ts';
import { settings } from './settings/table.ts';

describe('the configuration', () => {
  it('has a default for each setting', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      publicUrl: null,
      dataDir: resolve('data'),
      databaseUrl: null,
      trustProxy: [],
      limits: { anonymous: { limit: 10, windowMs: 60_000 }, keyed: { limit: 100, windowMs: 3_600_000 } },
      renderLimit: { limit: 60, windowMs: 60_000 },
      messageLimit: { limit: 300, windowMs: 60_000 },
      duplicateWindowMs: 600_000,
      priceBookFile: null,
      catalogueFile: null,
      businessFile: null,
      webhookPrivate: false,
      mail: null,
      openId: null,
      mapUrl: null,
      retentionMonths: 24,
      security: null,
      logLevel: 'info',
      backups: null,
      backupBeforeUpgrade: true,
      redis: null,
      metrics: null,
    });
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  it('treats a blank setting as not set', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '', TRUST_PROXY: ' ' })).toEqual(readConfig({}));
  });

  it('parses every setting', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://doors.example.ie/base/',
      DATA_DIR: 'elsewhere',
      DATABASE_URL: 'postgresql://lintel@localhost/lintel',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,192.0.2.1 , 2001:db8::/32, ::1',
      RATE_LIMIT_ANONYMOUS: 'off',
      RATE_LIMIT_KEYED: '1000/1d',
      RATE_LIMIT_RENDER: '30/10s',
      RATE_LIMIT_MCP: '60/1s',
      DUPLICATE_WINDOW: '90s',
      PRICE_BOOK: 'new-prices.json',
      CATALOGUE: '/etc/lintel/catalogue.json',
      BUSINESS: '/etc/lintel/business.json',
      BACKUP_DIR: '/var/backups',
      RETENTION_MONTHS: 'off',
      BACKUP_EVERY: '6h',
      BACKUP_KEEP: '3',
      BACKUP_BEFORE_UPGRADE: 'off',
      LOG_LEVEL: 'silent',
      METRICS_PORT: '9100',
      METRICS_HOST: '127.0.0.1',
      WEBHOOK_PRIVATE: 'allow',
      SECURITY_CONTACT: 'security@doors.example.ie, https://doors.example.ie/report',
      SECURITY_POLICY: 'https://doors.example.ie/policy',
      REDIS_URL: 'rediss://:secret@redis.example.ie/2',
      SMTP_URL: 'smtps://desk:secret@mail.example.ie',
      MAIL_FROM: 'Example Doors <desk@doors.example.ie>',
      STAFF_MAIL: 'one@doors.example.ie, two@doors.example.ie',
      OIDC_ISSUER: 'https://login.example.ie/doors',
      OIDC_CLIENT_ID: 'lintel-desk',
      OIDC_CLIENT_SECRET: 'a secret',
      MAP_URL: 'https://maps.example.ie/?q={place}',
    };
    expect(Object.keys(env).sort()).toEqual(Object.keys(settings).sort());
    expect(readConfig(env)).toEqual({
      port: 0,
      host: '0.0.0.0',
      publicUrl: 'https://doors.example.ie/base',
      dataDir: resolve('elsewhere'),
      databaseUrl: 'postgresql://lintel@localhost/lintel',
      trustProxy: ['loopback', '10.0.0.0/8', '192.0.2.1', '2001:db8::/32', '::1'],
      limits: { anonymous: null, keyed: { limit: 1000, windowMs: 86_400_000 } },
      renderLimit: { limit: 30, windowMs: 10_000 },
      messageLimit: { limit: 60, windowMs: 1000 },
      duplicateWindowMs: 90_000,
      priceBookFile: resolve('new-prices.json'),
      catalogueFile: '/etc/lintel/catalogue.json',
      businessFile: '/etc/lintel/business.json',
      backups: { folder: '/var/backups', everyMs: 6 * 3_600_000, keep: 3 },
      backupBeforeUpgrade: false,
      redis: {
        host: 'redis.example.ie',
        port: 6379,
        encrypted: true,
        login: { user: null, password: 'secret' },
        database: 2,
      },
      logLevel: 'silent',
      metrics: { port: 9100, host: '127.0.0.1' },
      webhookPrivate: true,
      retentionMonths: null,
      security: {
        contacts: ['mailto:security@doors.example.ie', 'https://doors.example.ie/report'],
        policy: 'https://doors.example.ie/policy',
      },
      mail: {
        server: {
          host: 'mail.example.ie',
          port: 465,
          encryption: 'at-once',
          login: { user: 'desk', password: 'secret' },
        },
        from: { name: 'Example Doors', address: 'desk@doors.example.ie' },
        staff: ['one@doors.example.ie', 'two@doors.example.ie'],
      },
      openId: {
        issuer: 'https://login.example.ie/doors',
        clientId: 'lintel-desk',
        clientSecret: 'a secret',
      },
      mapUrl: 'https://maps.example.ie/?q={place}',
    });
  });

  it('requires all mail settings, or none', () => {
    const mail = {
      SMTP_URL: 'smtp://desk:secret@mail.example.ie',
      MAIL_FROM: 'desk@example.ie',
      STAFF_MAIL: 'a@example.ie',
    };
    expect(() => readConfig({ ...mail, SMTP_URL: '' })).toThrow(
      /^SMTP_URL must be set where MAIL_FROM and STAFF_MAIL are$/,
    );
    expect(() => readConfig({ SMTP_URL: mail.SMTP_URL })).toThrow(
      /^MAIL_FROM and STAFF_MAIL must be set where SMTP_URL is$/,
    );
  });

  it('requires all OpenID Connect settings, or none', () => {
    const openId = { OIDC_ISSUER: 'http://localhost:9000', OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 's' };
    expect(readConfig(openId).openId?.issuer).toBe('http://localhost:9000');
    expect(() => readConfig({ ...openId, OIDC_CLIENT_SECRET: '' })).toThrow(
      /^OIDC_CLIENT_SECRET must be set where OIDC_ISSUER and OIDC_CLIENT_ID are$/,
    );
    expect(() => readConfig({ OIDC_ISSUER: openId.OIDC_ISSUER })).toThrow(
      /^OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set where OIDC_ISSUER is$/,
    );
    for (const OIDC_ISSUER of ['login.example.ie', 'http://login.example.ie', 'https://a:b@login.example.ie'])
      expect(() => readConfig({ ...openId, OIDC_ISSUER })).toThrow(/^OIDC_ISSUER must be an https address/);
  });

  it("does not show the mail server's password in an error", () => {
    const env = { SMTP_URL: 'smtp://desk:secret@mail example.ie', MAIL_FROM: 'a@b.ie', STAFF_MAIL: 'a@b.ie' };
    expect(() => readConfig(env)).toThrow(/^SMTP_URL must be smtp:\/\/ or smtps:\/\/ and a host, such as/);
    expect(() => readConfig(env)).not.toThrow(/secret/);
  });

  it('does not show the Redis password in an error', () => {
    const env = { REDIS_URL: 'redis://:secret@redis example.ie' };
    expect(() => readConfig(env)).toThrow(/^REDIS_URL must be redis:\/\/ or rediss:\/\/ and a host, such as/);
    expect(() => readConfig(env)).not.toThrow(/secret/);
  });

  it('has defaults for the other settings of backups, metrics and security contacts', () => {
    expect(readConfig({ BACKUP_DIR: '/var/backups' }).backups).toEqual({
      folder: '/var/backups',
      everyMs: 86_400_000,
      keep: 14,
    });
    expect(readConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ port: 9100, host: 'localhost' });
    expect(readConfig({ SECURITY_CONTACT: 'a@example.ie' }).security).toEqual({
      contacts: ['mailto:a@example.ie'],
      policy: null,
    });
  });

  it.each([
    ['PORT', '65535', { port: 65_535 }],
    ['PORT', ' 8080 ', { port: 8080 }],
    ['REDIS_URL', ' ', { redis: null }],
    ['BACKUP_KEEP', '10000', { backups: { keep: 10_000 } }],
    ['BACKUP_KEEP', '1', { backups: { keep: 1 } }],
    ['TRUST_PROXY', '10.0.0.0/32', { trustProxy: ['10.0.0.0/32'] }],
    ['TRUST_PROXY', 'linklocal, uniquelocal', { trustProxy: ['linklocal', 'uniquelocal'] }],
    ['DATABASE_URL', 'postgres://localhost/lintel', { databaseUrl: 'postgres://localhost/lintel' }],
    ['PUBLIC_URL', 'http://localhost:8080//', { publicUrl: 'http://localhost:8080' }],
    ['HOST', '::1', { host: '::1' }],
  ])('accepts %s=%s', (name, value, expected) => {
    expect(readConfig({ BACKUP_DIR: '/var/backups', [name]: value })).toMatchObject(expected);
  });

  it('reads every setting of the table and no others', () => {
    const asked = new Set<string>();
    const env = new Proxy<Record<string, string>>(
      { METRICS_PORT: '9100' },
      {
        get: (target, name) => {
          asked.add(String(name));
          return target[String(name)];
        },
      },
    );
    readConfig(env);
    expect([...asked].sort()).toEqual(Object.keys(settings).sort());
  });

  it.each([
    ['PORT', ['-1', '65536', '3000x', '3e3', '0x50', '99999999', 'http']],
    ['METRICS_PORT', ['-1', '65536', 'yes']],
    ['WEBHOOK_PRIVATE', ['yes', 'true', 'Allow', 'off']],
    [
      'HOST',
      ['localhost:3000', '[::1]', 'http://localhost', 'a b', 'a/b', '127.0.0.1:80', '::1%', '256.0.0.1'],
    ],
    ['HOST', ['a?b', 'a#b', 'a@b', String.raw`a\b`, 'a%b', 'a[b', 'a]b']],
    [
      'PUBLIC_URL',
      [
        'doors.example.ie',
        'ftp://example.ie',
        '//x',
        'https://a?b=c',
        'https://a#b',
        'https://u:p@a',
        'https://u@a',
        'https://:p@a',
        'javascript:1',
      ],
    ],
    ['DATABASE_URL', ['mysql://x', 'localhost', 'postgres', 'postgres:x', 'sqlite:a.db', 'postgres://a:b/c']],
    [
      'TRUST_PROXY',
      [
        '1',
        'true',
        '127.1',
        '010.0.0.1',
        '10.0/8',
        '10.0.0.0/33',
        '::1/129',
        'proxy.example.ie',
        '10.0.0.1,',
        '*',
        '10.0.0.1/8/9',
      ],
    ],
    ['RATE_LIMIT_ANONYMOUS', ['10', '0/1m', 'none', 'OFF', '10/60', '10/1w']],
    ['RATE_LIMIT_KEYED', ['100', '-1/1h', 'unlimited']],
    ['RATE_LIMIT_RENDER', ['120', '0/1m', 'no']],
    ['RATE_LIMIT_MCP', ['300', '0/1m', 'no']],
    ['DUPLICATE_WINDOW', ['10', '0m', 'off', '10 minutes', '-5m']],
    ['BACKUP_EVERY', ['1', '0h', 'daily', 'off']],
    ['BACKUP_KEEP', ['0', '-1', '10001', '1.5', 'all', '00005']],
    ['BACKUP_BEFORE_UPGRADE', ['yes', 'true', 'ON', '1']],
    ['SECURITY_CONTACT', ['nobody', 'http://doors.example.ie', 'a@example.ie,', 'javascript:1']],
    ['LOG_LEVEL', ['verbose', 'INFO', '30']],
  ])('reports an invalid %s in one line', (name, wrong) => {
    for (const value of wrong) {
      expect(() => readConfig({ [name]: value }), value).toThrow(OperatorError);
      expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
    }
  });

  const portForm = 'a port from 0 to 65535';
  const hostForm = 'a host name or address, without a port';
  const limitForm = 'a count and a duration such as 10/1m, or off';
  const mapForm =
    'an https address with {place} in its path or query, such as https://maps.example.ie/?q={place}';
  const trustProxyForm =
    'a comma-separated list of addresses, CIDR ranges or "loopback"; not /0, since everybody is in it';

  it.each([
    ['PORT', 'x', portForm],
    ['METRICS_PORT', 'x', portForm],
    ['HOST', 'a:b', hostForm],
    ['METRICS_HOST', 'a:b', hostForm],
    ['PUBLIC_URL', 'x', 'an http or https address, such as https://doors.example.ie'],
    ['DATABASE_URL', 'x', 'an address that starts with postgres://'],
    ['TRUST_PROXY', 'x', trustProxyForm],
    ['TRUST_PROXY', '0.0.0.0/0', trustProxyForm],
    ['TRUST_PROXY', 'loopback, ::/0', trustProxyForm],
    ['TRUST_PROXY', '10.0.0.0/00', trustProxyForm],
    ['RATE_LIMIT_ANONYMOUS', 'x', limitForm],
    ['RATE_LIMIT_KEYED', 'x', limitForm],
    ['RATE_LIMIT_RENDER', 'x', limitForm],
    ['RATE_LIMIT_MCP', 'x', limitForm],
    ['DUPLICATE_WINDOW', 'x', 'a duration such as 10m'],
    ['BACKUP_EVERY', 'x', 'a duration such as 24h'],
    ['BACKUP_KEEP', 'x', 'a whole number from 1 to 10000'],
    ['BACKUP_BEFORE_UPGRADE', 'x', 'on or off'],
    ['SECURITY_CONTACT', 'x', 'one or several mailto:, https: or tel: addresses, separated by commas'],
    ['SECURITY_POLICY', 'x', 'an https address'],
    ['MAP_URL', 'https://maps.example.ie/', mapForm],
    ['MAP_URL', 'http://maps.example.ie/{place}', mapForm],
    ['MAP_URL', 'https://{place}.example.ie/', mapForm],
    ['LOG_LEVEL', 'x', 'one of fatal, error, warn, info, debug, trace, silent'],
  ])('reports the form that %s must have instead of %s', (name, value, form) => {
    const env = { METRICS_PORT: '9100', SECURITY_CONTACT: 'a@example.ie', [name]: value };
    expect(() => readConfig(env)).toThrow(new OperatorError(`${name} must be ${form}`));
  });

  it('requires a security contact if a disclosure policy is set', () => {
    const SECURITY_POLICY = 'https://doors.example.ie/policy';
    expect(() => readConfig({ SECURITY_POLICY })).toThrow(
      new OperatorError('SECURITY_CONTACT must be set where SECURITY_POLICY is'),
    );
    expect(() => readConfig({ SECURITY_CONTACT: ' ', SECURITY_POLICY })).toThrow(
      /^SECURITY_CONTACT must be set/,
    );
    expect(() => readConfig({ SECURITY_CONTACT: 'a@example.ie', SECURITY_POLICY: 'http://a' })).toThrow(
      /^SECURITY_POLICY must be an https address$/,
    );
  });

  it('reports an invalid metrics host only if metrics are on', () => {
    expect(() => readConfig({ METRICS_PORT: '9100', METRICS_HOST: 'a:b' })).toThrow(/^METRICS_HOST must be /);
    expect(readConfig({ METRICS_HOST: 'a:b' }).metrics).toBeNull();
  });

  it('reports all invalid settings in one line, without values that may be secret', () => {
    const env = { PORT: 'x', DATABASE_URL: 'mysql://user:secret@host/db', LOG_LEVEL: 'x' };
    expect(() => readConfig(env)).toThrow(
      /^PORT must be .+; DATABASE_URL must be .+; LOG_LEVEL must be [^\n]+$/,
    );
    expect(() => readConfig(env)).not.toThrow(/secret/);
  });
});

describe('a store location in one argument', () => {
  it.each([
    ['postgres://localhost/lintel', { databaseUrl: 'postgres://localhost/lintel', dataDir: '' }],
    ['postgresql://u:p@localhost/lintel', { databaseUrl: 'postgresql://u:p@localhost/lintel', dataDir: '' }],
    ['copy', { databaseUrl: null, dataDir: resolve('copy') }],
    ['/var/lib/lintel', { databaseUrl: null, dataDir: '/var/lib/lintel' }],
    ['a b', { databaseUrl: null, dataDir: resolve('a b') }],
  ])('is parsed from %j', (word, place) => {
    expect(readStorePlace(word)).toEqual(place);
  });

  it.each(['', ' ', 'mysql://localhost/lintel', 'postgres:/u:p@host/db', 'file:///var/lib', 'C:data'])(
    'is not parsed from %j',
    (word) => {
      expect(readStorePlace(word)).toBeNull();
    },
  );
});
