import type { Logger } from 'pino';
import { type StaffServices, createStaffServices } from '../app/staff/services.ts';
import type { Business } from '../domain/business/business.ts';
import type { Config } from '../config.ts';
import { createOpenIdProvider } from '../openid/provider.ts';
import type { Core } from './core.ts';

/** Who may sit at the desk, and how they get there. */
export function composeStaff(
  { openId }: Pick<Config, 'openId'>,
  { store, limiter, clock, passwords, passkeys }: Core,
  business: Business,
  publicUrl: () => string,
  logger: Logger,
): StaffServices {
  return createStaffServices({
    accounts: store.staffAccounts,
    sessions: store.staffSessions,
    passkeys: store.staffPasskeys,
    challenges: store.staffChallenges,
    jobs: passkeys.jobs,
    passwords,
    openIdProvider: openId && createOpenIdProvider(openId),
    publicUrl,
    report: (error) => {
      logger.warn({ err: error }, 'a sign-in by OpenID Connect came to nothing');
    },
    site: () => {
      const { origin, hostname } = new URL(publicUrl());
      return { origin, id: hostname, name: business.name };
    },
    limiter,
    clock,
  });
}
