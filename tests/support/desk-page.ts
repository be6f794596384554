import type { BrowserContextOptions } from '@playwright/test';
import type { StaffRole } from '../../src/app/accounts/account.ts';
import { createSystemClock } from '../../src/app/shared/clock.ts';
import { openPage } from './chromium.ts';
import { freePort } from './free-port.ts';
import { startService } from './service.ts';
import { addStaff, beginSession } from './staff.ts';

/** The whole service on its own port, as a browser on this machine reaches it. */
export async function startDesk(settings: Readonly<Record<string, string>> = {}) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = { PUBLIC_URL: url, HOST: '127.0.0.1', PORT: port, RATE_LIMIT_ANONYMOUS: 'off', ...settings };
  const clock = { ...createSystemClock() };
  const service = await startService('embedded', { env, clock: clock as never, listening: true });
  return {
    ...service,
    url,
    /** A page without a session. */
    openSignedOut: (options: BrowserContextOptions = {}) => openPage(url, options),
    /** A page with a signed-in session. */
    async open(options: BrowserContextOptions = {}, role: StaffRole = 'sales') {
      const { account } = await addStaff(service, role);
      const value = await beginSession(service, account);
      const watched = await openPage(url, options);
      await watched.page.context().addCookies([{ name: 'lintel-desk', value, url }]);
      return { ...watched, account };
    },
  };
}
