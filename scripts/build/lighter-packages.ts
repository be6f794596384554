import { sep } from 'node:path';
import type { Plugin } from 'vite';

interface Replacement {
  /** Below `node_modules`. */
  readonly file: string;
  readonly packaged: string;
  readonly lighter: string;
}

/**
 * Fastify's router writes and compiles functions for each piece of each address. A start has hundreds of those and waits for all
 * of them, which costs more than they could ever save: these do the same as they are.
 */
const plainRouter: readonly Replacement[] = [
  {
    file: 'find-my-way/lib/node.js',
    packaged: 'if (prefix.length >= LONG_PREFIX_MIN_LENGTH) {',
    lighter: `if (prefix.length < LONG_PREFIX_MIN_LENGTH) {
    return (path, i) => path.startsWith(prefix, i)
  } else {`,
  },
  {
    file: 'find-my-way/lib/handler-storage.js',
    packaged: "return new Function('NullObject', fnBody.join('\\n'))(NullObject)",
    lighter: `return (...given) => {
      const found = new NullObject()
      for (let i = 0; i < params.length; i++) found[params[i]] = i < 4 ? given[i] : given[4][i - 4]
      return found
    }`,
  },
  {
    // None of our routes depends on more than method and address, so nobody calls it.
    file: 'find-my-way/lib/handler-storage.js',
    packaged: "this._getHandlerMatchingConstraints = new Function('derivedConstraints', lines.join('\\n'))",
    lighter: `this._getHandlerMatchingConstraints = () => {
      throw new Error('No route depends on more than its method and address: see scripts/build/lighter-packages.ts')
    }`,
  },
];

/** What a start would load for nothing. */
const notNeeded: readonly Replacement[] = [
  // The service speaks HTTP/1 in the open, to a proxy that does the rest.
  { file: 'fastify/lib/server.js', packaged: "require('node:https')", lighter: 'undefined' },
  { file: 'fastify/lib/server.js', packaged: "require('node:http2')", lighter: 'undefined' },
  // Versions are pinned, and what is built is what was tested.
  {
    file: 'fastify/lib/plugin-utils.js',
    packaged: "require('semver')",
    lighter: '{ gt: () => false, coerce: () => null, satisfies: () => true }',
  },
  // Whoever wants metrics comes for them.
  { file: 'prom-client/index.js', packaged: "require('./lib/pushgateway')", lighter: 'undefined' },
  // Both would look for the line of whoever calls them, and V8 for the ends of all lines of the program.
  { file: 'pino/pino.js', packaged: "require('./lib/caller')", lighter: '() => undefined' },
  { file: 'http-errors/index.js', packaged: "require('depd')('http-errors')", lighter: '() => undefined' },
];

const replacements = [...plainRouter, ...notNeeded];

/** Packages as a start needs them. */
export function lighterPackages(): Plugin {
  const unused = new Set(replacements);
  return {
    name: 'lintel:lighter-packages',
    apply: 'build',
    transform(code, id) {
      let text = code;
      for (const replacement of replacements) {
        const { file, packaged, lighter } = replacement;
        if (!id.replaceAll(sep, '/').endsWith(`/node_modules/${file}`)) continue;
        if (!text.includes(packaged))
          this.error(`${file} has changed: see scripts/build/lighter-packages.ts`);
        text = text.replace(packaged, () => lighter);
        unused.delete(replacement);
      }
      return text === code ? null : { code: text, map: null };
    },
    closeBundle() {
      if (this.environment.name === 'serve' && unused.size > 0)
        this.error('A package is not where scripts/build/lighter-packages.ts expects it');
    },
  };
}
