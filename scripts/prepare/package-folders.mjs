/**
 * The package folders by purpose. Each has its own manifest and lockfile, and is installed when first needed;
 * `bytes` is the disk space of its packages and of npm's cache of them.
 */
export const packageFolders = {
  '.': { label: 'packages', bytes: 0.6e9 },
  tests: { label: 'what the tests need', bytes: 0.3e9 },
  'tests/interop': { label: 'what the interoperability tests need', bytes: 0.5e9 },
  checks: { label: 'what the checks need', bytes: 0.2e9 },
  bench: { label: 'what the benchmarks need', bytes: 0.4e9 },
};

/** @typedef {keyof typeof packageFolders} PackageFolder */
