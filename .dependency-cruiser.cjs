/**
 * The import rule of the house: everything points inward,
 * domain ← contract ← app ← adapters ← main.
 */
const adapters = ['store', 'http', 'mcp', 'web', 'delivery', 'pictures'];
/** What an adapter may know besides itself. */
const inner = 'app|contract|domain|drawing';

const inwardOnly = [
  {
    name: 'domain-is-pure',
    comment: 'The rules know no package, no Node module and no other layer.',
    severity: 'error',
    from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^src/domain/' },
  },
  {
    name: 'contract-knows-domain-only',
    severity: 'error',
    from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
    to: { path: '^src/', pathNot: '^src/(contract|domain)/' },
  },
  {
    name: 'contract-has-no-runtime',
    comment: 'Schemas are data: a browser and a generator read them too.',
    severity: 'error',
    from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'app-knows-contract-and-domain',
    severity: 'error',
    from: { path: '^src/app/', pathNot: '\\.test\\.ts$' },
    to: { path: '^src/', pathNot: '^src/(app|contract|domain)/' },
  },
  {
    name: 'drawing-knows-domain-only',
    comment: 'One drawing for the server, the browser and the picture files.',
    severity: 'error',
    from: { path: '^src/drawing/', pathNot: '\\.test\\.tsx?$' },
    to: { pathNot: '^src/(drawing|domain)/|node_modules/preact/' },
  },
  ...adapters.map((adapter) => ({
    name: `${adapter}-keeps-to-itself`,
    comment: 'Adapters know app, contract, domain and the drawing, never each other.',
    severity: 'error',
    from: { path: `^src/${adapter}/`, pathNot: '\\.test\\.ts$' },
    to: { path: '^src/', pathNot: `^src/(${adapter}|${inner})/` },
  })),
  {
    name: 'client-stands-alone',
    comment: 'Partners get this folder and nothing else.',
    severity: 'error',
    from: { path: '^src/client/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^src/client/' },
  },
  {
    name: 'sql-lives-in-store',
    severity: 'error',
    from: { pathNot: '^src/store/' },
    to: { path: 'node_modules/(kysely|pg)/|^node:sqlite$' },
  },
];

module.exports = {
  forbidden: [
    ...inwardOnly,
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
