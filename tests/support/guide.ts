import { findClientPackage } from '../../src/compose/built-files.ts';
import { readConfig } from '../../src/config.ts';
import { book } from './book.ts';
import { guidePages } from '../../src/web/docs/guide.ts';

export interface Example {
  readonly page: string;
  readonly language: string;
  /** The expected status: 200, unless the fence of the example has another one, such as `status=400`. */
  readonly status: number;
  readonly code: string;
}

/** The guide with the default settings. */
export const pagesOfGuide = (publicUrl: string) =>
  guidePages({ publicUrl, clientPackage: findClientPackage(), inForce: readConfig({}), book });

/** Every code example of the guide. */
export function guideExamples(publicUrl: string): Example[] {
  return pagesOfGuide(publicUrl).flatMap(({ path, markdown }) =>
    [...markdown.matchAll(/^```(\w+)(?: status=(\d+))?\n([\s\S]*?)\n```$/gm)].map(
      ([, language = '', status = '200', code = '']) => ({
        page: path,
        language,
        status: Number(status),
        code,
      }),
    ),
  );
}

/** Parses a curl command as a shell would, as far as the guide needs it. */
export function readCurl(command: string, variables: Readonly<Record<string, string>>) {
  const words = [...command.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) =>
      single ?? (double ?? bare ?? '').replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? ''),
  );
  const [program, ...rest] = words;
  if (program !== 'curl') throw new Error(`not a curl command: ${command}`);
  let url = '';
  let body: string | undefined;
  const headers: Record<string, string> = {};
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '-sS') continue;
    else if (word === '-d') body = rest.shift() ?? '';
    else if (word === '-H') {
      const [name = '', value = ''] = (rest.shift() ?? '').split(/: (.*)/s);
      headers[name] = value;
    } else if (word.startsWith('-')) throw new Error(`unknown option ${word}`);
    else url = word;
  }
  return { url, init: { headers, ...(body !== undefined && { method: 'POST', body }) } };
}
