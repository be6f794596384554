/** The service as the built program starts it; or, told so, one whose enquiries make no events and is otherwise the same. */
import { createRequire } from 'node:module';
import { readConfig } from '../../src/config.ts';
import type { serve } from '../../src/cli/serving/serve.ts';

const load = createRequire(import.meta.url)('../../dist/cached/load.cjs') as (name: string) => {
  readonly serve: typeof serve;
};
await load('serve').serve(readConfig(process.env), { withEvents: process.argv[2] !== 'without-events' });
