/** The address of a server that is not one of the web, taken apart. */
interface ServerUrl {
  readonly scheme: string;
  readonly host: string;
  /** Null where none is given. */
  readonly port: number | null;
  readonly user: string;
  readonly password: string;
  /** With its slash; empty where there is none. */
  readonly path: string;
}

/** Reads `scheme://user:password@host:port/path`; null when it is none. */
export function parseServerUrl(text: string): ServerUrl | null {
  const [, scheme = '', authority = '', path = ''] =
    /^([a-z]+):\/\/([^\s/?#,]+)(\/[^\s?#,]*)?$/i.exec(text) ?? [];
  // The parser of addresses knows hosts only of the schemes of the web.
  const web = `http://${authority}/`;
  if (!URL.canParse(text) || !URL.canParse(web)) return null;
  const { hostname, port, username, password } = new URL(web);
  // An address that names port 80 has it left out by the parser.
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
