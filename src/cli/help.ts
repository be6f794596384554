export const helpText = `Lintel: pricing and lead desk for a maker of steel doors

  node dist/main.js                        serve
  node dist/main.js keys create --label L [--limit 1000/1h] [--test]
                                           issue an API key; it is shown once, on the last line; what is
                                           sent with a test key is answered as usual and goes nowhere
  node dist/main.js keys list              every key with its label, limit and last use
  node dist/main.js keys revoke ID         end a key
  node dist/main.js enquiries export --format ndjson|csv [--collection C] [--since T] [--tests]
                                           write all enquiries to standard output, oldest first; those sent
                                           with test keys only where asked for
  node dist/main.js enquiries show ID      one enquiry, whole
  node dist/main.js pricebook check FILE   is this price book sound?
  node dist/main.js pricebook diff FILE    what would cost more or less by it
  node dist/main.js mcp                    serve the tools for assistants over standard input and output
  node dist/main.js help                   this page

Settings come from the environment; all are optional.
  PORT, HOST             where to listen (3000, localhost)
  PUBLIC_URL             base of every link (http://localhost:PORT)
  DATA_DIR               folder of the embedded store (./data)
  DATABASE_URL           postgres://… to use PostgreSQL instead
  TRUST_PROXY            proxies whose X-Forwarded-For counts: addresses, CIDR ranges, loopback
  RATE_LIMIT_ANONYMOUS   calls without a key (10/1m), or off
  RATE_LIMIT_KEYED       calls with a key (100/1h), or off
  DUPLICATE_WINDOW       how long the same enquiry is refused (10m)
  PRICE_BOOK, CATALOGUE  files to price by instead of the program's own
  SECURITY_CONTACT       who hears of weaknesses, for /.well-known/security.txt: mailto:, https: or tel:
                         addresses (off), with SECURITY_POLICY, an https address, beside it
  LOG_LEVEL              fatal, error, warn, info, debug, trace or silent (info)
  METRICS_PORT           port for Prometheus (off), on METRICS_HOST (localhost)
`;
