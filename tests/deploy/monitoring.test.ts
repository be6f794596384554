import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { ask, contact, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { startProgram } from '../support/program.ts';
import { tool, toolEnvironment } from '../support/tools.ts';
import { shipped, shippedPath } from './files.ts';

const promtool = tool('promtool');
const check = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(promtool ?? '', args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { ...process.env, ...toolEnvironment() },
  });
  return { status, output: stdout + stderr };
};

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly datasource: { readonly uid: string };
  readonly gridPos: { readonly x: number; readonly w: number };
  readonly targets: readonly { readonly expr: string }[];
}

const dashboard = JSON.parse(shipped('monitoring/dashboard.json')) as {
  readonly schemaVersion: number;
  readonly uid: string;
  readonly title: string;
  readonly templating: { readonly list: readonly { readonly name: string; readonly type: string }[] };
  readonly panels: readonly Panel[];
};
const testedAlerts = readFileSync(join(import.meta.dirname, 'alerts.test.yaml'), 'utf8');
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

describe.skipIf(!promtool)('with promtool', () => {
  it('the configuration and the alerts are valid', () => {
    expect(check('check', 'config', shippedPath('monitoring/prometheus.yml'))).toMatchObject({ status: 0 });
    const { status, output } = check('check', 'rules', shippedPath('monitoring/alerts.yml'));
    expect({ status, output }).toEqual({
      status: 0,
      output: expect.stringMatching(/SUCCESS: \d+ rules found/) as string,
    });
  });

  it('each alert fires when it should, and not before', () => {
    expect(check('test', 'rules', 'alerts.test.yaml')).toMatchObject({ status: 0 });
    const alerts = [...shipped('monitoring/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    expect(alerts.length).toBeGreaterThan(3);
    const tested = new Set([...testedAlerts.matchAll(/alertname(?:: |=")(\w+)/g)].map(([, name]) => name));
    expect([...tested].sort()).toEqual(alerts.sort());
  });

  it('every expression of the dashboard is valid', async () => {
    const rules = expressions.map((expr, i) => ({
      record: `dashboard:panel:${i}`,
      expr: expr
        .replaceAll('$__rate_interval', '1m')
        .replaceAll('$job', 'lintel')
        .replaceAll('$instance', '.*'),
    }));
    const file = join(await temporaryFolder(), 'rules.yml');
    // JSON is valid YAML.
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    expect(check('check', 'rules', file)).toMatchObject({ status: 0 });
  });
});

it('the dashboard can be imported by Grafana', () => {
  expect(dashboard).toMatchObject({ uid: 'lintel', title: 'Lintel', schemaVersion: 39 });
  expect(dashboard.templating.list).toContainEqual(
    expect.objectContaining({ name: 'datasource', type: 'datasource', query: 'prometheus' }),
  );
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  expect(dashboard.panels.length).toBeGreaterThan(3);
  for (const { title, datasource, gridPos, targets } of dashboard.panels) {
    expect(datasource.uid, title).toBe('${datasource}');
    expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
    expect(targets.length, title).toBeGreaterThan(0);
  }
});

it('the running program exposes every metric of the alerts and the dashboard', async () => {
  const port = await freePort();
  const program = await startProgram({
    env: {
      METRICS_PORT: String(port),
      METRICS_HOST: '127.0.0.1',
      BACKUP_DIR: await temporaryFolder(),
      REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    },
  });
  await submit(program.url, contact(1));
  const { body } = await ask(`http://127.0.0.1:${port}/metrics`);
  // A graceful stop, which aborts the backup made at the start.
  await program.stop();
  const exposed = [...String(body['text']).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
  const named = [shipped('monitoring/alerts.yml'), ...expressions]
    .flatMap((text) => text.match(/\b(?:lintel|process|nodejs)_\w+/g) ?? [])
    .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
  expect(named).toEqual(expect.arrayContaining(['lintel_store_up', 'lintel_enquiries_total']));
  expect([...new Set(named)].filter((name) => !exposed.includes(name))).toEqual([]);
});
