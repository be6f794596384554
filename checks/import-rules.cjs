const { readdirSync } = require('node:fs');
const { builtinModules } = require('node:module');

/**
 * Import rules. Every folder of src is a room listed here, with the rooms and packages it may import besides
 * itself; `node` stands for the built-in modules. Everything else is forbidden. Imports point inwards: domain ←
 * contract ← app ← adapters ← compose ← cli. Tests may import anything, and nothing may import a test.
 */
const sizes = 'domain/units.ts domain/book domain/extras domain/doors';
const inner = 'app contract domain';
const doorSchemas = 'contract/doors contract/bounds.ts';

const rooms = {
  // The domain is pure; each room builds on those before it.
  domain: [''],
  'domain/extras': ['domain/units.ts'],
  'domain/book': ['domain/units.ts domain/extras'],
  'domain/business': [''],
  'domain/doors': ['domain/units.ts domain/book domain/extras'],
  'domain/pricing': [sizes],
  'domain/design': [sizes],
  'domain/catalogue': [`${sizes} domain/pricing`],
  'domain/recommendation': [`${sizes} domain/pricing`],
  'domain/recovery': [`${sizes} domain/pricing`],
  'domain/finding': [`${sizes} domain/pricing domain/recommendation`],
  'domain/wording': [
    `${sizes} domain/business domain/pricing domain/catalogue domain/recommendation domain/recovery domain/finding`,
  ],
  // The words people use for doors.
  'domain/words': [`${sizes} domain/wording`],
  'domain/spam': ['domain/spam/learned'],
  'domain/spam/learned': ['domain/spam'],
  'domain/enquiry': ['domain/spam'],

  // One drawing code for the server, the browser and image files.
  drawing: ['domain', 'preact'],

  // Schemas are data, also for browsers and generators.
  contract: ['contract domain', 'typebox'],
  'contract/doors': ['contract/bounds.ts contract/fields.ts domain', 'typebox'],
  'contract/enquiries': ['contract/bounds.ts contract/fields.ts contract/doors domain', 'typebox'],
  'contract/quotes': [
    'contract/bounds.ts contract/fields.ts contract/doors contract/enquiries domain',
    'typebox',
  ],
  'contract/events': ['contract/fields.ts', 'typebox'],
  'contract/reading': [
    'contract/bounds.ts contract/fields.ts contract/doors domain',
    'typebox ajv ajv-formats libphonenumber-js validator',
  ],
  'contract/describing': ['contract domain', 'typebox'],

  // The use cases, by feature.
  app: [inner],
  'app/operations': [inner, 'typebox'],
  'app/doors': [`${doorSchemas} domain`],
  'app/figures': [
    `${doorSchemas} contract/business.ts contract/maker.ts contract/reading domain`,
    'typebox node',
  ],
  'app/shared': ['app/callers app/enquiries contract domain', 'ulid node'],
  'app/cache': ['app/shared', 'node'],
  'app/callers': ['app/shared domain/wording', 'ulid node'],
  'app/outbox': ['app/shared app/callers app/enquiries app/quotes contract', 'ulid node'],
  'app/enquiries': ['app/shared app/callers app/doors app/outbox contract domain', 'csv-stringify'],
  // The work of staff on an enquiry: stage, owner, notes, moderation.
  'app/enquiries/work': [
    'app/shared app/callers app/outbox app/doors app/enquiries app/inbox app/mail app/accounts contract domain',
  ],
  // Changes by the customer, until that work has begun.
  'app/enquiries/changes': [
    'app/shared app/callers app/outbox app/enquiries app/enquiries/work contract domain',
  ],
  'app/inbox': ['app/shared app/enquiries app/accounts contract domain'],
  // What staff write to customers, and the templates for it.
  'app/replies': ['app/shared app/outbox app/enquiries app/accounts app/admin domain'],
  'app/quotes': ['app/shared app/callers app/doors app/enquiries app/outbox contract domain', 'node'],
  // The contents of mails; composing and sending are in outbox/.
  'app/mail': ['app/shared app/outbox app/doors app/enquiries contract domain'],
  // What admins do at the desk.
  'app/admin': ['app/callers app/enquiries app/outbox app/replies app/shared app/accounts contract domain'],
  'app/site': ['domain'],
  'app/accounts': ['app/shared app/callers domain/enquiry', 'ulid node'],

  // Adapters do not import each other.
  store: [`store ${inner}`, 'kysely node'],
  // Connections, sessions, supervision and the two dialects, on which the features build.
  'store/engine': [`store ${inner}`, 'kysely node'],
  'store/engine/migrations': ['store/engine domain/design domain/enquiry', 'kysely'],
  'store/engine/postgres': ['store app/enquiries', 'kysely pg'],
  'store/engine/sqlite': ['store', 'kysely node'],
  'store/engine/steps': [`store ${inner}`, 'kysely'],
  'store/enquiries': [`store ${inner}`, 'kysely node'],
  'store/inbox': [`store ${inner}`, 'kysely node'],
  'store/quotes': [`store ${inner}`, 'kysely'],
  'store/outbox': [`store ${inner}`, 'kysely'],
  'store/callers': [`store ${inner}`, 'kysely'],
  'store/accounts': [`store ${inner}`, 'kysely'],
  'store/people': [`store ${inner}`, 'kysely node'],
  'store/people/erasing': [`store ${inner}`, 'kysely node'],
  'store/backup': [`store ${inner}`, 'kysely node'],
  'store/backup/copying': [`store ${inner}`, 'kysely node'],
  limits: ['app/callers app/shared', 'ioredis node'],
  outbox: ['app/outbox app/shared', 'pino node'],
  'outbox/webhook': ['app/outbox app/shared', 'ipaddr.js node'],
  workers: ['app/callers app/shared', 'node'],
  'outbox/mail': [`drawing ${inner}`, 'nodemailer preact preact-render-to-string'],
  openid: ['app/accounts', 'openid-client'],
  passkeys: ['app/accounts', '@simplewebauthn/server'],
  metrics: ['app/enquiries app/outbox', 'prom-client node'],
  // Fonts for drawings and PDFs.
  lettering: ['app/cache drawing/pen.ts', 'fontkit node'],
  pictures: [
    'app/cache app/shared domain drawing lettering',
    '@resvg/resvg-js preact preact-render-to-string',
  ],
  mcp: [`mcp/words ${inner}`, '@modelcontextprotocol/server typebox node'],
  // The arguments of tools, in the words people use.
  'mcp/words': [inner],
  http: [`http ${inner}`, 'fastify node'],
  'http/server': [inner, 'fastify secure-json-parse ipaddr.js node'],
  'http/routes': [`http/server ${inner}`, 'fastify node'],
  'http/routes/api': [`http/server ${inner}`, 'fastify node'],
  'http/routes/system': [`http/server ${inner}`, 'fastify node'],

  // Every feature may import the shell, but not the other way round.
  web: [`web ${inner}`, 'fastify @fastify/compress @fastify/static node'],
  'web/shell': [inner, 'fastify preact preact-render-to-string node'],
  'web/docs': ['web/shell app/site app/operations contract domain', 'fastify preact'],
  'web/enquire': [`web/shell ${inner}`, 'fastify preact node'],
  // Shared by features that describe doors.
  'web/doors': ['domain drawing', 'preact'],
  // Questions and answers, and how to measure.
  'web/facts': ['web/shell domain', 'fastify preact'],
  'web/products': [`web/shell web/doors drawing ${inner}`, 'fastify preact'],
  'web/configurator': [''],
  // Loaded by browsers.
  'web/configurator/order': [`web/enquire web/shell app/doors ${doorSchemas} domain drawing`],
  'web/configurator/parts': [
    `web/configurator/order web/doors web/enquire web/shell app/doors ${doorSchemas} domain drawing`,
    'preact',
  ],
  // Doors read from a list, rendered by the server only.
  'web/configurator/schedule': [
    `web/configurator/order web/doors web/shell app/doors ${doorSchemas} domain drawing`,
    'csv-parse preact',
  ],
  'web/configurator/browser': [
    'contract/bounds.ts web/configurator/order web/configurator/parts web/enquire web/shell web/styles domain drawing',
    'preact fflate',
  ],
  // Loaded by frames in the conversations of assistants: one page without requests.
  'web/configurator/app': [
    'web/configurator/order web/configurator/parts web/configurator/browser web/shell app/doors contract/bounds.ts domain',
    'preact',
  ],
  'web/configurator/server': [
    `web/configurator/order web/configurator/parts web/configurator/schedule web/doors web/enquire web/shell drawing lettering ${inner}`,
    'fastify preact preact-render-to-string pdfkit fontkit node',
  ],
  // The desk: pages behind the sign-in, and the sign-in itself.
  'web/desk': [`web/desk web/shell ${inner}`, 'fastify preact node'],
  'web/desk/inbox': [`web/desk web/shell drawing ${inner}`, 'fastify preact preact-render-to-string node'],
  'web/desk/today': [`web/desk web/shell ${inner}`, 'fastify preact'],
  // Loaded by browsers at the desk.
  'web/desk/sign-in': [`web/desk web/shell ${inner}`, 'fastify preact'],
  'web/desk/overview': [`web/desk web/shell ${inner}`, 'preact'],
  'web/desk/admin': [`web/desk web/shell ${inner}`, 'preact'],
  'web/desk/enquiry': [`web/desk web/doors web/shell drawing ${inner}`, 'fastify preact'],
  'web/desk/replies': [`web/desk web/shell drawing ${inner}`, 'fastify preact'],
  'web/desk/accounts': [`web/desk web/shell ${inner}`, 'fastify preact'],
  'web/desk/browser': ['web/styles', '@simplewebauthn/browser'],
  'web/styles': [''],

  // The client for partners is independent.
  client: [''],

  // The outermost layer: settings, composition root, commands.
  figures: ['app/figures app/shared config.ts settings domain', 'node'],
  node: ['', 'node'],
  settings: [''],
  'config.ts': ['settings app/callers app/mail app/site app/accounts', 'ipaddr.js node'],
  jobs: ['config.ts jobs/backups metrics store app contract/reading domain', 'pino node'],
  'jobs/backups': ['config.ts settings store app/shared', 'pino node'],
  logging: ['config.ts', 'pino node'],
  compose: [
    `config.ts settings figures jobs logging store outbox limits metrics openid passkeys workers pictures mcp http web ${inner}`,
    'fastify pino node',
  ],
  cli: [`cli compose figures config.ts settings outbox ${inner}`, 'node'],
  'cli/terminal': ['settings contract/reading domain/enquiry domain/wording', 'get-east-asian-width node'],
  'cli/store': ['cli/terminal figures jobs compose config.ts settings store app/shared', 'node'],
  'cli/enquiries': [`cli/store cli/terminal config.ts settings store ${inner}`, 'node'],
  'cli/webhooks': [`cli/store cli/terminal compose config.ts settings store ${inner}`, 'node'],
  'cli/staff': [`cli/store cli/terminal compose config.ts settings store ${inner}`],
  'cli/rights': [`cli/store cli/terminal cli/enquiries compose config.ts settings store ${inner}`, 'node'],
  'cli/spam': [`cli/store cli/terminal cli/enquiries config.ts settings store ${inner}`],
  'cli/serving': ['app/site cli/store compose config.ts figures logging settings mcp node', 'pino node'],
  'main.ts': ['cli node', 'node'],
};

const isTest = '\\.test\\.tsx?$';
const nodeModules = `^(node:)?(${builtinModules.map((name) => name.replace('node:', '')).join('|')})$`;

/** The files of a room, except those of nested rooms. */
function filesOf(room) {
  if (room.endsWith('.ts')) return `^src/${room}$`;
  return Object.keys(rooms).some((other) => other.startsWith(`${room}/`))
    ? `^src/${room}/[^/]+$`
    : `^src/${room}/`;
}

const underneath = (place) => (place.endsWith('.ts') ? `^src/${place}$` : `^src/${place}/`);
const packageFiles = (name) => (name === 'node' ? nodeModules : `node_modules/(@types/)?${name}/`);
const words = (text) => text.split(' ').filter((word) => word !== '');

const listed = Object.entries(rooms).map(([room, [known, packages = '']]) => ({
  name: `${room}-knows-what-is-listed`,
  severity: 'error',
  from: { path: filesOf(room), pathNot: isTest },
  to: {
    pathNot: [
      filesOf(room),
      ...words(known).map(underneath),
      ...words(packages).map(packageFiles),
      // Texts and styles are data.
      '^((docs/guide/.*|CHANGELOG)\\.md|(package|server)\\.json)',
    ],
  },
}));

/** Transitive rules, which apply to whole chains of imports. */
const reachable = [
  {
    name: 'browsers-run-no-server-code',
    comment: 'What the configurator runs in a browser, and the rules it shares with the service.',
    severity: 'error',
    from: {
      path: `^src/(domain|drawing|app/doors|${doorSchemas.replaceAll(' ', '|')}|web/doors|web/configurator/(order|parts|browser|app)|web/desk/browser)(/|$)`,
      pathNot: isTest,
    },
    to: {
      path: `${nodeModules}|node_modules/(?!preact/|typebox/|@simplewebauthn/browser/|fflate/)`,
      reachable: true,
    },
  },
  {
    name: 'tools-over-standard-input-build-no-web-server',
    severity: 'error',
    from: { path: '^src/(cli/serving/mcp|compose/assistant)\\.ts$' },
    to: { path: '^src/(http|web)/|node_modules/(@fastify|fastify)/', reachable: true },
  },
];

for (const place of placesOf('src')) {
  if (!Object.hasOwn(rooms, place)) {
    throw new Error(`checks/import-rules.cjs has no rule for src/${place}: say there what it may import`);
  }
}

/** Every folder below, and the files directly in src. */
function placesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() || (entry.parentPath === folder && !entry.name.includes('.test.')))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').slice(folder.length + 1));
}

module.exports = {
  forbidden: [
    ...listed,
    ...reachable,
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: `${isTest}|^tests/` },
      to: { path: `${isTest}|^tests/` },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
