import { sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Fastify's router writes and compiles functions for each piece of each address. A start has hundreds of those and waits for all
 * of them, which costs more than they could ever save: these do the same as they are.
 */
const replacements: readonly { file: string; compiled: string; plain: string }[] = [
  {
    file: 'find-my-way/lib/node.js',
    compiled: "return new Function('path', 'i', `'use strict'\\nreturn ${lines.join(' && ')}`)",
    plain: 'return (path, i) => path.startsWith(prefix, i)',
  },
  {
    file: 'find-my-way/lib/handler-storage.js',
    compiled: "return new Function('NullObject', fnBody.join('\\n'))(NullObject)",
    plain: `return (...given) => {
      const found = new NullObject()
      for (let i = 0; i < params.length; i++) found[params[i]] = i < 4 ? given[i] : given[4][i - 4]
      return found
    }`,
  },
  {
    // None of our routes depends on more than method and address, so nobody calls it.
    file: 'find-my-way/lib/handler-storage.js',
    compiled: "this._getHandlerMatchingConstraints = new Function('derivedConstraints', lines.join('\\n'))",
    plain: `this._getHandlerMatchingConstraints = () => {
      throw new Error('No route depends on more than its method and address: see scripts/build/plain-router.ts')
    }`,
  },
];

export function plainRouter(): Plugin {
  const unused = new Set(replacements);
  return {
    name: 'lintel:plain-router',
    apply: 'build',
    transform(code, id) {
      let text = code;
      for (const replacement of replacements) {
        const { file, compiled, plain } = replacement;
        if (!id.replaceAll(sep, '/').endsWith(`/node_modules/${file}`)) continue;
        if (!text.includes(compiled)) this.error(`${file} has changed: see scripts/build/plain-router.ts`);
        text = text.replace(compiled, () => plain);
        unused.delete(replacement);
      }
      return text === code ? null : { code: text, map: null };
    },
    closeBundle() {
      if (this.environment.name === 'serve' && unused.size > 0)
        this.error('The router is not where scripts/build/plain-router.ts expects it');
    },
  };
}
