/**
 * The packages by who needs them. Each folder has a manifest and a lockfile of its own, and is installed when something
 * first needs it; `bytes` is what its packages and npm's cache of them take on disk.
 */
export const packageFolders = {
  '.': { label: 'packages', bytes: 0.6e9 },
  tests: { label: 'what the tests need', bytes: 0.3e9 },
  'tests/interop': { label: 'what the interoperability tests need', bytes: 0.5e9 },
  checks: { label: 'what the checks need', bytes: 0.2e9 },
  bench: { label: 'what the benchmarks need', bytes: 0.4e9 },
};

/** @typedef {keyof typeof packageFolders} PackageFolder */
