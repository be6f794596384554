/** A parsed URL of a server that is not a web server. */
interface ServerUrl {
  readonly scheme: string;
  readonly host: string;
  readonly port: number | null;
  readonly user: string;
  readonly password: string;
  /** The path with its slash; empty if absent. */
  readonly path: string;
}

/** Parses `scheme://user:password@host:port/path`; null if invalid. */
export function parseServerUrl(text: string): ServerUrl | null {
  const [, scheme = '', authority = '', path = ''] =
    /^([a-z]+):\/\/([^\s/?#,]+)(\/[^\s?#,]*)?$/i.exec(text) ?? [];
  // Parsed as http, because the URL parser normalises hosts only for web schemes.
  const web = `http://${authority}/`;
  if (!URL.canParse(text) || !URL.canParse(web)) return null;
  const { hostname, port, username, password } = new URL(web);
  // Restored, because the URL parser drops 80 as the default port of http.
  const given = port === '' && /:0*80$/.test(authority) ? '80' : port;
  try {
    return {
      scheme: scheme.toLowerCase(),
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: given === '' ? null : Number(given),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      path,
    };
  } catch {
    return null;
  }
}
