import { it } from 'vitest';
import { startProgram } from '../support/program.ts';
import { overHttp } from '../mcp/clients.ts';
import { startAssistant, expectWholePageShown } from '../support/assistant-host.ts';

const program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
const client = await overHttp(program.url, { protocol: '2026-07-28' });
const converse = await startAssistant(client);
const doors = [{ doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' }];

it.each([320, 800])('shot %i', async (width) => {
  for (const theme of ['light', 'dark'] as const) {
    const t = await converse('estimate_internal_doors', { doors }, { width, context: { theme } });
    await expectWholePageShown(t.frame);
    await t.page.screenshot({ path: `/tmp/app-shots/${width}-${theme}.png`, fullPage: true });
    await t.frame.locator('summary', { hasText: /^Colour$/ }).click();
    await expectWholePageShown(t.frame);
    await t.page.screenshot({ path: `/tmp/app-shots/${width}-${theme}-colour.png`, fullPage: true });
    console.log(t.complaints, t.requests, await t.heard());
  }
});
