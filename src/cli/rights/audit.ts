import { wallMs } from '../../app/shared/clock.ts';
import type { Config } from '../../config.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import type { AuditEntry } from '../../store/people/audit.ts';
import { timeOf } from '../enquiries/filter.ts';
import { withStore } from '../store/with-store.ts';
import { readArgs } from '../terminal/args.ts';
import { harmless } from '../terminal/text.ts';
import { writeOut } from '../terminal/write-out.ts';

export async function auditCommand([action, ...args]: readonly string[], config: Config): Promise<void> {
  if (action !== 'list') throw new OperatorError('say audit list');
  const { values } = readArgs({ args, options: { since: { type: 'string' } } });
  const since = values.since === undefined ? wallMs(0) : timeOf(values.since);
  await withStore(config, 'read', ({ audit }) => writeOut(linesOf(audit.list(since))));
}

async function* linesOf(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  let count = 0;
  for await (const { at, actor, action, detail } of entries) {
    count += 1;
    const parts = Object.entries(detail).filter(([, value]) => value !== 0);
    const counts = parts.map(([name, value]) => `${name} ${value}`).join(', ');
    yield `${[new Date(at).toISOString(), harmless(actor), action, counts].join('\t')}\n`;
  }
  if (count === 0) yield 'Nothing was done to people\u2019s data in this time.\n';
}
