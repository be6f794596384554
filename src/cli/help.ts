import { deliveryStates } from '../app/outbox/delivery.ts';
import { eventTypes } from '../contract/events/event.ts';
import { settings } from '../settings/table.ts';

const settingLines = Object.entries(settings).map(
  ([name, { fallback, help }]) => `  ${name.padEnd(22)} ${help}${fallback === null ? '' : ` (${fallback})`}`,
);

export const helpText = `Lintel: pricing and lead desk for a maker of steel doors

  node dist/main.js                        serve
  node dist/main.js keys create --label L [--limit 1000/1h] [--test]
                                           issue an API key; it is shown once, on the last line; what is
                                           sent with a test key is answered as usual and goes nowhere
  node dist/main.js keys list              every key with its label, limit and last use
  node dist/main.js keys revoke ID         end a key
  node dist/main.js enquiries list [--status held|new] [--since T] [--limit N] [--collection C] [--tests]
                                           the newest enquiries, one line each: 20, or N; those sent with test
                                           keys only where asked for
  node dist/main.js enquiries show ID|REFERENCE
                                           one enquiry, whole, as JSON
  node dist/main.js enquiries find EMAIL|PHONE|TEXT [--tests]
                                           every enquiry from this address, with this number, or with these words
                                           in what was sent, whatever their case and accents; newest first
  node dist/main.js enquiries release ID|REFERENCE
                                           a held enquiry is one after all: its customer is written to, and
                                           whoever listens is told
  node dist/main.js enquiries export --format ndjson|csv [--collection C] [--since T] [--tests]
                                           write all enquiries to standard output, oldest first
  node dist/main.js webhooks add URL [--events E,E] [--key L]
                                           send what happens to this address, signed: every event, or these; of
                                           all, or of the key with this label (or id) alone; the secret is shown
                                           once, on the last line
  node dist/main.js webhooks list          every endpoint with what it gets and how it does
  node dist/main.js webhooks ping ID       send it a message now, and say what it answered
  node dist/main.js webhooks rotate ID     sign with a new secret, shown once; the old one signs too for 24 hours
  node dist/main.js webhooks enable ID     send to it again after it was switched off
  node dist/main.js webhooks remove ID     send nothing to it any more
  node dist/main.js webhooks deliveries [--endpoint ID] [--state S] [--limit N]
                                           the newest events on their way, and what came of them: 20, or N
  node dist/main.js webhooks repeat DELIVERY
                                           send one again that was delivered or has failed, with the same id
  node dist/main.js staff add EMAIL [--role sales|admin]
                                           an account at the desk; the link by which a password is set, once and
                                           within 72 hours, is on the last line
  node dist/main.js staff list             every account with its role and last sign-in
  node dist/main.js staff reset EMAIL      take password and passkeys back, sign out everywhere; a new link is on
                                           the last line
  node dist/main.js staff disable EMAIL    let nobody in by this account, from now on
  node dist/main.js staff enable EMAIL     let them in again
  node dist/main.js staff role EMAIL sales|admin
                                           what the account may do
  node dist/main.js person export EMAIL    everything that is kept of this address, as one JSON document
  node dist/main.js person erase EMAIL [--yes]
                                           erase all of it, for good; asks first, unless --yes is given
  node dist/main.js retention run [--dry-run]
                                           erase the enquiries that are older than RETENTION_MONTHS now, as the service
                                           does by itself; or only say how many that would be
  node dist/main.js spam evaluate          how well what was released and rejected so far would have judged itself
  node dist/main.js spam why ID|REFERENCE  what speaks for and against one enquiry, by the rules and as learned
  node dist/main.js spam reset --yes       forget all that decisions have taught
  node dist/main.js audit list [--since T] what was done to people's data, when and by whom
  node dist/main.js backup FILE            the whole store in one file, checked; the service may run meanwhile
  node dist/main.js restore FILE           make a store from a backup, where there is none
  node dist/main.js store copy --to P      copy everything to P, a postgres:// address or a folder without a
                                           store, while nothing serves
  node dist/main.js pricebook check FILE   is this price book sound?
  node dist/main.js pricebook diff FILE    what would cost more or less by it than by the book in use
  node dist/main.js business check FILE    is this maker's card sound, and what does it leave out?
  node dist/main.js mail test ADDRESS      send a short mail there by the settings; says what the server said
  node dist/main.js mcp                    serve the tools for assistants over standard input and output
  node dist/main.js version                which version this is
  node dist/main.js help                   this page; COMMAND --help shows what it says of one command

C is contact_requests, internal_door_quotes or security_door_quotes; T is a date such as 2026-03-31 or a time such as
2026-03-31T17:00:00Z. E is ${eventTypes.join(', ').replace(/, (?=[^,]*$)/, ' or ')};
S is ${deliveryStates.join(', ').replace(/, (?=[^,]*$)/, ' or ')}.

Settings come from the environment; all are optional.
${settingLines.join('\n')}
`;

/** Help on one command, or on all commands if the name is unknown. */
export function helpOn(command: string): string {
  const entries = helpText.split(/^(?= {2}node dist\/main\.js)/m);
  const own = entries.filter((entry) => entry.startsWith(`  node dist/main.js ${command} `));
  return own.length === 0
    ? helpText
    : `${own.join('')}\n"help" shows all commands, and what C, E, S and T stand for.\n`;
}
