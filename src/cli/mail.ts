import { formats } from '../contract/reading/formats.ts';
import { createSystemClock } from '../app/shared/clock.ts';
import { createRandomIds } from '../app/shared/ids.ts';
import { loadFigures } from '../figures/load.ts';
import type { Config } from '../config.ts';
import { trySettings } from '../outbox/mail/try-settings.ts';
import { OperatorError } from '../settings/operator-error.ts';
import { harmless } from './terminal/text.ts';

export async function mailCommand([action, ...rest]: readonly string[], config: Config): Promise<void> {
  if (action !== 'test') throw new OperatorError('say mail test ADDRESS');
  return testMail(rest, config);
}

async function testMail([to = '', ...more]: readonly string[], config: Config): Promise<void> {
  if (more.length > 0 || !formats['idn-email'].accepts(to))
    throw new OperatorError('say where to: mail test ADDRESS, one plain e-mail address');
  const { mail: settings } = config;
  if (!settings) throw new OperatorError('mail is off: set SMTP_URL, MAIL_FROM and STAFF_MAIL first');
  const { host, port } = settings.server;
  const clock = createSystemClock();
  console.log(`Connecting to ${host}, port ${port}, ${ways[settings.server.encryption]}.`);
  const { business } = loadFigures(config);
  const trial = {
    settings,
    sender: business.name,
    to,
    id: `test.${createRandomIds(clock).eventId()}`,
    date: new Date(clock.now()),
  };
  const failure = await trySettings(trial, (who, line) => {
    console.log(`${who === 'server' ? 'server:' : 'we:    '} ${harmless(line)}`);
  });
  if (failure) throw new OperatorError(`the mail was not sent: ${failure.said}`);
  console.log(`The server took the mail. Whether it arrives at ${to}, its mailbox will show.`);
}

const ways = {
  'at-once': 'encrypted from the start',
  required: 'encrypted by STARTTLS before anything is said',
  offered: 'encrypted if the server offers it',
} as const;
