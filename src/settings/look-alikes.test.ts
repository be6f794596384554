import { describe, expect, it } from 'vitest';
import { lookAlikes } from './look-alikes.ts';

const meant = (env: Record<string, string>) => lookAlikes(env).map(({ meant }) => meant);

describe('a misspelled setting', () => {
  it.each([
    ['DATABSE_URL', ['DATABASE_URL']],
    ['DATABASE_URI', ['DATABASE_URL']],
    ['DATABASE_URL_FILE', ['DATABASE_URL']],
    ['DATABASEURL', ['DATABASE_URL']],
    ['PUBLICURL', ['PUBLIC_URL']],
    ['PUBLIC-URL', ['PUBLIC_URL']],
    ['PUBILC_URL', ['PUBLIC_URL']],
    ['RATE_LIMIT_ANON', ['RATE_LIMIT_ANONYMOUS']],
    ['RATE_LIMIT_ANNONYMOUS', ['RATE_LIMIT_ANONYMOUS']],
    ['RATELIMIT_KEYED', ['RATE_LIMIT_KEYED']],
    ['RATE_LIMIT_KEY', ['RATE_LIMIT_KEYED']],
    ['RATE_LIMIT', ['RATE_LIMIT_ANONYMOUS', 'RATE_LIMIT_KEYED', 'RATE_LIMIT_RENDER', 'RATE_LIMIT_MCP']],
    ['DATA_DIRECTORY', ['DATA_DIR']],
    ['DATADIR', ['DATA_DIR']],
    ['TRUSTPROXY', ['TRUST_PROXY']],
    ['TRUST_PROXYS', ['TRUST_PROXY']],
    ['LOGLEVEL', ['LOG_LEVEL']],
    ['log_level', ['LOG_LEVEL']],
    ['port', ['PORT']],
    ['Host', ['HOST']],
    ['lintel_port', ['PORT']],
    ['LINTEL_HOST', ['HOST']],
    ['PRICEBOOK', ['PRICE_BOOK']],
    ['PRICE_BOOK_FILE', ['PRICE_BOOK']],
    ['CATALOG', ['CATALOGUE']],
    ['DUPLICATES_WINDOW', ['DUPLICATE_WINDOW']],
    ['METRIC_PORT', ['METRICS_PORT']],
    ['METRICS_HOSTS', ['METRICS_HOST']],
    ['METRICS_POST', ['METRICS_PORT', 'METRICS_HOST']],
    ['METRICS_POT', ['METRICS_PORT']],
    ['METRICS_HOT', ['METRICS_HOST']],
    ['PRICE_BOOK_PATH', ['PRICE_BOOK']],
    ['DATA_DRI', ['DATA_DIR']],
    ['BACKUP_DIRECTORY', ['BACKUP_DIR']],
    ['SECURITY_CONTACTS', ['SECURITY_CONTACT']],
    ['LINTEL_DATABASE_URL', ['DATABASE_URL']],
  ])('%s is recognised as %j', (given, names) => {
    expect(lookAlikes({ [given]: 'x' })).toEqual([{ given, meant: names }]);
  });

  it.each(['LOGG_LEVVEL', 'DTA_DRI', 'PORTT', 'HOTS', 'PRICE_BOOKS_OLD', 'DATABASE_URL_OLD'])(
    'has no match if it differs too much: %s',
    (given) => {
      expect(meant({ [given]: 'x' })).toEqual([]);
    },
  );

  it('is ignored if the right setting is set, or its value is blank', () => {
    expect(meant({ LOGLEVEL: 'debug', LOG_LEVEL: 'info' })).toEqual([]);
    expect(meant({ LOGLEVEL: 'debug', LOG_LEVEL: ' ' })).toEqual([['LOG_LEVEL']]);
    expect(meant({ LOGLEVEL: ' ' })).toEqual([]);
  });

  it("is not reported for an orchestrator's service link (LINTEL_PORT=tcp://…)", () => {
    expect(meant({ LINTEL_PORT: 'tcp://10.0.0.7:3000', LINTEL_METRICS_PORT: 'udp://10.0.0.8:9100' })).toEqual(
      [],
    );
    expect(meant({ LINTEL_PORT: '3000' })).toEqual([['PORT']]);
  });
});

/** Variables of desktops, servers, containers, build machines and npm. */
const ordinaryNames = `
  PATH HOME USER LOGNAME SHELL SHLVL PWD OLDPWD TERM TERM_PROGRAM COLORTERM LANG LANGUAGE LC_ALL LC_CTYPE TZ MAIL EDITOR
  VISUAL PAGER LESS LS_COLORS HOSTNAME HOSTTYPE OSTYPE MACHTYPE VENDOR GROUP HOST_NAME HOSTS HOSTFILE HOSTALIASES POST
  POSTS PORTS PORTAGE PORTAGE_CONFIGROOT PORTDIR PORTAL SPORT EXPORT IMPORT REPORT SUPPORT TRANSPORT COST GHOST DISPLAY
  XAUTHORITY XDG_DATA_DIR XDG_DATA_DIRS XDG_DATA_HOME XDG_CONFIG_DIRS XDG_RUNTIME_DIR XDG_SESSION_TYPE DBUS_SESSION_BUS_ADDRESS
  SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY GPG_AGENT_INFO SUDO_USER SUDO_COMMAND WINDOWID WINDOWPATH WT_SESSION
  PGHOST PGPORT PGUSER PGDATABASE PGPASSWORD PGDATA PGHOSTADDR PGSSLMODE POSTGRES_PASSWORD POSTGRES_DB POSTGRES_URL
  DATABASE DATABASE_HOST DATABASE_PORT DATABASE_USER DATABASE_NAME DATABASE_PASSWORD TEST_DATABASE_URL DATABASE_URL_TEST
  DB_HOST DB_URL DB_PORT REDIS_URL REDIS_HOST REDIS_PORT MYSQL_HOST MONGO_URL SENTRY_DSN SMTP_HOST SMTP_PORT
  NODE_ENV NODE_OPTIONS NODE_PATH NODE_VERSION NODE_EXTRA_CA_CERTS NVM_DIR NVM_BIN YARN_VERSION INIT_CWD COLOR
  npm_config_port npm_config_host npm_config_loglevel npm_config_log_level npm_config_cache npm_config_prefix
  npm_config_user_agent npm_config_globalconfig npm_config_noproxy npm_package_name npm_package_version npm_package_json
  npm_package_config_port npm_lifecycle_event npm_lifecycle_script npm_command npm_execpath npm_node_execpath
  http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY FTP_PROXY TRUST_STORE
  CI BUILD_ID BUILD_URL JOB_URL JOB_NAME GIT_URL GITHUB_URL GITHUB_ACTIONS GITHUB_TOKEN RUNNER_OS RUNNER_TEMP GITLAB_CI
  KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS LINTEL_SERVICE_HOST LINTEL_SERVICE_PORT
  LINTEL_PORT_3000_TCP_PORT LINTEL_PORT_3000_TCP_ADDR DOCKER_HOST CONTAINER_HOST container HTTP_PORT SERVER_PORT
  NOTIFY_SOCKET INVOCATION_ID JOURNAL_STREAM LISTEN_FDS LISTEN_PID STATE_DIRECTORY LOGS_DIRECTORY RUNTIME_DIRECTORY
  LOG_FILE LOG_DIR LOGFILE LOG_FORMAT RUST_LOG DEBUG VERBOSE PYTHONPATH JAVA_HOME CATALINA_HOME GOPATH CARGO_HOME
  PUBLIC_KEY PUBLIC_IP PUBLIC_DIR BASE_URL APP_URL SITE_URL DATA_HOME DATA METRICS PROMETHEUS_PORT TMPDIR TEMP TMP
  SystemRoot windir COMSPEC PATHEXT USERPROFILE APPDATA LOCALAPPDATA ProgramFiles NUMBER_OF_PROCESSORS _ __CF_USER_TEXT_ENCODING
`
  .trim()
  .split(/\s+/);

describe('an ordinary environment', () => {
  it('has no variable that looks like a misspelled setting', () => {
    expect(ordinaryNames.length).toBeGreaterThan(200);
    expect(lookAlikes(Object.fromEntries(ordinaryNames.map((name) => [name, 'x'])))).toEqual([]);
  });
});
