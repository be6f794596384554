interface Setting {
  /** The default, as written in the environment; null for none. */
  readonly fallback: string | null;
  /** Text for the help page, which adds the default. */
  readonly help: string;
}

/** Every setting, used by the reader, the help page and the search for misspellings. */
export const settings = {
  PORT: { fallback: '3000', help: 'the port to listen on' },
  HOST: { fallback: 'localhost', help: 'the name or address to listen on' },
  PUBLIC_URL: {
    fallback: null,
    help: 'base of every link; without it http://localhost:PORT, or the HOST where only that leads here',
  },
  DATA_DIR: { fallback: './data', help: 'folder of the embedded store' },
  DATABASE_URL: { fallback: null, help: 'postgres://… to use PostgreSQL instead' },
  REDIS_URL: {
    fallback: null,
    help: 'redis:// or rediss://…, by which many nodes share their limits; without it each has its own',
  },
  TRUST_PROXY: {
    fallback: null,
    help: 'proxies whose X-Forwarded-For counts: addresses, CIDR ranges, loopback',
  },
  RATE_LIMIT_ANONYMOUS: { fallback: '10/1m', help: 'calls without a key, or off' },
  RATE_LIMIT_KEYED: { fallback: '100/1h', help: 'calls with a key, or off' },
  RATE_LIMIT_RENDER: {
    fallback: '60/1m',
    help: 'drawings, PDFs and pages of many doors made for a client, or off',
  },
  RATE_LIMIT_MCP: { fallback: '300/1m', help: "an assistant's messages, whatever they ask for, or off" },
  DUPLICATE_WINDOW: { fallback: '10m', help: 'how long the same enquiry is refused' },
  PRICE_BOOK: { fallback: null, help: "a price book file instead of the program's own" },
  CATALOGUE: { fallback: null, help: "a catalogue file instead of the program's own" },
  BUSINESS: {
    fallback: null,
    help: "the maker's card, a file: names, address, phone, VAT rate; without it a sample",
  },
  BACKUP_DIR: { fallback: null, help: 'folder in which the service keeps backups of its store' },
  BACKUP_EVERY: { fallback: '24h', help: 'how often it makes one' },
  BACKUP_KEEP: { fallback: '14', help: 'how many it keeps' },
  BACKUP_BEFORE_UPGRADE: {
    fallback: 'on',
    help: 'back up an embedded store before it is brought up to date, or off',
  },
  WEBHOOK_PRIVATE: {
    fallback: null,
    help: 'allow, to permit webhook receivers at private addresses and over http',
  },
  SMTP_URL: {
    fallback: null,
    help: 'smtp:// or smtps://USER:PASSWORD@HOST:PORT, the server that takes our mail; without it none is sent',
  },
  MAIL_FROM: { fallback: null, help: 'who our mail is from: an address, or Name <address>' },
  STAFF_MAIL: {
    fallback: null,
    help: 'who hears of every enquiry: one or several addresses, separated by commas',
  },
  OIDC_ISSUER: {
    fallback: null,
    help: 'an OpenID Connect service at which staff sign in to the desk too; needs the two below',
  },
  OIDC_CLIENT_ID: { fallback: null, help: 'how we are known there' },
  OIDC_CLIENT_SECRET: { fallback: null, help: 'and by which secret' },
  MAP_URL: {
    fallback: null,
    help: 'where the desk links the place of an enquiry to: an https address with {place}; without it there is no link',
  },
  RETENTION_MONTHS: {
    fallback: '24',
    help: 'after how many months an enquiry is erased with all that belongs to it, or off',
  },
  SECURITY_CONTACT: {
    fallback: null,
    help: 'who hears of weaknesses, for /.well-known/security.txt: mailto:, https: or tel: addresses',
  },
  SECURITY_POLICY: { fallback: null, help: 'an https address that says how, beside it' },
  LOG_LEVEL: { fallback: 'info', help: 'fatal, error, warn, info, debug, trace or silent' },
  METRICS_PORT: { fallback: null, help: 'port for Prometheus; without it there is none' },
  METRICS_HOST: { fallback: 'localhost', help: 'the name or address it is on' },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
/** Names of settings that always have a value. */
export type SettledName = {
  [Name in SettingName]: (typeof settings)[Name]['fallback'] extends string ? Name : never;
}[SettingName];
