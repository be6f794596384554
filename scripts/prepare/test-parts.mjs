/**
 * How the tests are cut: each part is run by name, `npm run test:NAME`; `npm test` runs the quick ones, and
 * `npm run test:all` every one.
 */
export const quickParts = {
  unit: ['src'],
  service: [
    'api',
    'client',
    'commands',
    'desk',
    'docs',
    'mail',
    'mcp',
    'simulation',
    'store',
    'support',
    'web',
  ],
  running: ['lifecycle', 'journeys'],
};
export const otherParts = {
  browser: ['browser'],
  program: ['program'],
  faults: ['faults'],
  nodes: ['nodes'],
  deploy: ['deploy'],
  attacks: ['attacks'],
  interop: ['interop'],
  thorough: ['thorough'],
};

/** Programs of the machine that tests run, by the beginning of those tests' paths: without them, these are skipped. */
export const programsOf = {
  'src/limits/limiter-rules': ['redis-server'],
  'src/limits/redis': ['redis-server'],
  'tests/browser/': ['chromium'],
  'tests/browser/sent': ['pdftotext'],
  'tests/journeys/': ['chromium'],
  'tests/nodes/': ['redis-server'],
  'tests/thorough/sent-pages': ['pdftotext'],
  'tests/web/as-it-was-sent': ['pdftotext'],
  'tests/web/price-view': ['pdftotext'],
};

/** Programs that the tests of deploy/ run, which skip by themselves what they have no program for. */
export const deployPrograms = ['nginx', 'caddy', 'promtool', 'logrotate', 'openssl', 'systemd-analyze'];
