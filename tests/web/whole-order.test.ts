import { it } from 'vitest';
import { randomOrders } from '../support/travelling-doors.ts';
import { journeys } from '../support/whole-journeys.ts';

it('doors with extras are the same on pages, in PDFs and mails, at the desk, in exports and webhooks', async () => {
  const [doors = []] = randomOrders(1, 8, 20_261_116);
  await journeys([doors.filter(({ layout }) => /PIVOT|BIFOLD|FIX/.test(layout.doorTypeKey ?? ''))]);
}, 60_000);
