import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { listeningService, protocols } from '../mcp/clients.ts';
import { temporaryFolder } from '../support/child.ts';

/*
 * The official conformance suite of MCP. Most of its scenarios call tools, prompts and resources of its own that a server
 * under test has to have; ours has only those of the service. They still run: every message of ours in them has to be
 * valid by the schema of the protocol.
 */

interface Check {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO';
  readonly errorMessage?: string;
}

/** What does not apply, and why: by the message of the check that fails. */
const notApplicable: readonly (readonly [reason: string, message: RegExp])[] = [
  [
    'needs a tool, prompt or resource of the suite',
    /\btest_\w+|test:\/\/|json_schema_2020_12_tool|test tool/,
  ],
  ['needs the result of a tool of the suite', /^Prerequisite failed|^Expected InputRequiredResult/],
  ['needs a fixture that is missing', /instead of re-requesting via InputRequiredResult/],
  ['needs arguments sent as headers, which no tool has', /x-mcp-header/],
  ['needs logging, or subscriptions: no resource changes at run time', /Method not found/],
  [
    'needs subscriptions: no list changes at run time',
    /notifications\/subscriptions\/acknowledged|subscriptions\/listen stream carried no notification/,
  ],
];
/** Scenarios of an extension that the service does not offer. */
const tasks = 'tasks-';

/** The scenarios that apply as they are. */
const passed: Readonly<Record<(typeof protocols)[number], readonly string[]>> = {
  '2025-11-25': [
    'completion-complete',
    'dns-rebinding-protection',
    'ping',
    'prompts-list',
    'resources-list',
    'server-initialize',
    'server-sse-multiple-streams',
    'tools-list',
  ],
  '2026-07-28': [
    'caching',
    'completion-complete',
    'dns-rebinding-protection',
    'http-header-validation',
    'input-required-result-unsupported-methods',
    'input-required-result-validate-input',
    'prompts-list',
    'resources-list',
    'sep-2164-resource-not-found',
    'server-sse-multiple-streams',
    'tools-list',
  ],
};

const require = createRequire(import.meta.url);
const suite = join(
  dirname(require.resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);
const { url } = await listeningService({ env: { RATE_LIMIT_MCP: 'off' } });

/** The checks of all scenarios that a revision of the protocol has, by scenario. */
async function checksOf(revision: string): Promise<ReadonlyMap<string, readonly Check[]>> {
  const folder = await temporaryFolder();
  const target = ['--url', `${url}/mcp`, '--requirements', revision, '--output-dir', folder];
  // Ends with 1 as long as a scenario does not apply.
  await promisify(execFile)(process.execPath, [suite, 'server', ...target], { timeout: 120_000 }).catch(
    (error: unknown) => {
      if ((error as { code?: unknown }).code !== 1) throw error;
    },
  );
  const runs = await Promise.all(
    (await readdir(folder)).map(async (run) => {
      const checks = JSON.parse(await readFile(join(folder, run, 'checks.json'), 'utf8')) as Check[];
      return [run.replace(/^server-(.*)-\d{4}-\d\d-\d\dT.*$/, '$1'), checks] as const;
    }),
  );
  return new Map(runs);
}

const failed = ({ status }: Check) => status === 'FAILURE' || status === 'WARNING';

describe.each(protocols)(
  'the conformance suite of MCP, revision %s',
  async (revision) => {
    const scenarios = [...(await checksOf(revision))].filter(([name]) => !name.startsWith(tasks));

    it('finds every message of the service valid', () => {
      const judged = scenarios.flatMap(([, checks]) => checks.filter(({ id }) => id === 'wire-schema-valid'));
      expect(judged.length).toBeGreaterThan(passed[revision].length);
      expect(judged.filter(({ status }) => status !== 'SUCCESS')).toEqual([]);
    });

    it('passes in every scenario that applies', () => {
      const whole = scenarios.flatMap(([name, checks]) =>
        checks.some(({ status }) => status === 'SUCCESS') && !checks.some(failed) ? [name] : [],
      );
      expect(whole.toSorted()).toEqual(passed[revision]);
    });

    it('fails only for what the service does not offer', () => {
      const unexplained = scenarios.flatMap(([name, checks]) =>
        checks
          .filter(failed)
          .filter(({ errorMessage = '' }) => !notApplicable.some(([, message]) => message.test(errorMessage)))
          .map(({ id, errorMessage }) => `${name}: ${id}: ${errorMessage}`),
      );
      expect(unexplained).toEqual([]);
    });
  },
  180_000,
);
