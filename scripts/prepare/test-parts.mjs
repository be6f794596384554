/**
 * The parts of the tests: each is run with `npm run test:NAME`; `npm test` runs the quick ones, and `npm run
 * test:all` all of them.
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

/** External programs that tests need, by prefix of their paths. Without its program a test is skipped. */
export const programsOf = {
  'src/limits/limiter-rules': ['redis-server'],
  'src/limits/redis': ['redis-server'],
  'tests/browser/': ['chromium'],
  'tests/browser/first-screen': ['fonts-liberation'],
  'tests/browser/sent': ['pdftotext'],
  'tests/browser/whole-journeys': ['pdftotext'],
  'tests/journeys/': ['chromium'],
  'tests/nodes/': ['redis-server'],
  'tests/thorough/sent-pages': ['pdftotext'],
  'tests/thorough/whole-journeys': ['pdftotext'],
  'tests/web/as-it-was-sent': ['pdftotext'],
  'tests/web/price-view': ['pdftotext'],
  'tests/web/whole-order': ['pdftotext'],
};

/** External programs of the tests in deploy/. These tests skip themselves if their program is missing. */
export const deployPrograms = ['nginx', 'caddy', 'promtool', 'logrotate', 'openssl', 'systemd-analyze'];
