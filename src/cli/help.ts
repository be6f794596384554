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
  node dist/main.js enquiries export --format ndjson|csv [--collection C] [--since T] [--tests]
                                           write all enquiries to standard output, oldest first
  node dist/main.js backup FILE            the whole store in one file, checked; the service may run meanwhile
  node dist/main.js restore FILE           make a store from a backup, where there is none
  node dist/main.js store copy --to P      copy everything to P, a postgres:// address or a folder without a
                                           store, while nothing serves
  node dist/main.js pricebook check FILE   is this price book sound?
  node dist/main.js pricebook diff FILE    what would cost more or less by it than by the book in use
  node dist/main.js business check FILE    is this maker's card sound, and what does it leave out?
  node dist/main.js mcp                    serve the tools for assistants over standard input and output
  node dist/main.js help                   this page

C is contact_requests, internal_door_quotes or security_door_quotes; T is a date such as 2026-03-31 or a time such as
2026-03-31T17:00:00Z.

Settings come from the environment; all are optional.
${settingLines.join('\n')}
`;
