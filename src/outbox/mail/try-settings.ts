import type { MailSettings } from '../../app/mail/mail-settings.ts';
import type { MailContent } from './content.ts';
import { messageOf } from './message.ts';
import { type MailFailure, failureOf } from './outcome.ts';
import { needsAnyLetters, sendable } from './address.ts';
import { openLogged, takesAnyLetters } from './transport.ts';

export interface Trial {
  readonly settings: MailSettings;
  readonly sender: string;
  readonly to: string;
  readonly id: string;
  readonly date: Date;
}

/** Sends a short mail and reports the protocol's lines, without passwords; null if the server accepted it. */
export async function trySettings(
  { settings, sender, to, id, date }: Trial,
  tell: (who: 'client' | 'server', line: string) => void,
): Promise<MailFailure | null> {
  const connection = openLogged(settings.server, tell);
  const address = sendable(to);
  try {
    if (needsAnyLetters(address) && !(await takesAnyLetters(settings.server)))
      return {
        kind: 'recipient',
        said: 'the server takes no addresses with such letters (no SMTPUTF8)',
      };
    const message = { id, date, from: settings.from, to: [address], replyTo: null, pictures: [], pdf: null };
    await connection.sendMail(messageOf({ ...message, content: trialContent(sender) }));
    return null;
  } catch (error) {
    return failureOf(error);
  } finally {
    connection.close();
  }
}

const trialContent = (sender: string): MailContent => ({
  subject: 'A test of the mail settings',
  sender,
  title: 'Mail works',
  preview: 'The settings are right.',
  parts: [
    {
      kind: 'paragraph',
      text: 'Somebody who runs this service tried its mail settings, and this mail came through. There is nothing to do.',
    },
  ],
  footer: ['Sent by the command "mail test".'],
});
