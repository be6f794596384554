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
    'docs',
    'mail',
    'mcp',
    'simulation',
    'staff',
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
  nodes: ['nodes', 'threads'],
  deploy: ['deploy'],
  attacks: ['attacks'],
  interop: ['interop'],
  thorough: ['thorough'],
};

/** Programs of the machine that tests run, by folder of those tests. Without its Chromium a folder is skipped as a whole. */
export const programsOf = {
  'src/limits': ['redis-server'],
  'tests/browser': ['chromium', 'pdftotext'],
  'tests/deploy': ['nginx', 'caddy', 'promtool', 'logrotate', 'openssl', 'systemd-analyze'],
  'tests/journeys': ['chromium'],
  'tests/nodes': ['redis-server'],
  'tests/thorough': ['pdftotext'],
  'tests/web': ['pdftotext'],
};
