import { parseServerUrl } from '../shared/server-url.ts';

/** An address and its display name, separate because the mail library quotes the name. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** Our SMTP server. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** `at-once`: implicit TLS; `required`: STARTTLS; `offered`: opportunistic, for loopback only. */
  readonly encryption: 'at-once' | 'required' | 'offered';
  /** Credentials; null if the server needs none. */
  readonly login: { readonly user: string; readonly password: string } | null;
}

export interface MailSettings {
  readonly server: SmtpServer;
  readonly from: Mailbox;
  readonly staff: readonly string[];
}

const usualPorts: Readonly<Record<string, number>> = { smtp: 587, smtps: 465 };

/** Parses `smtp://user:password@host:port` or `smtps://…`; null if invalid. */
export function parseSmtpUrl(text: string): SmtpServer | null {
  const url = parseServerUrl(text);
  const usualPort = usualPorts[url?.scheme ?? ''];
  if (!url || usualPort === undefined || url.path.length > 1) return null;
  const { host, user, password } = url;
  if ((user === '') !== (password === '')) return null;
  return {
    host,
    port: url.port ?? usualPort,
    encryption: url.scheme === 'smtps' ? 'at-once' : isLoopback(host) ? 'offered' : 'required',
    login: user === '' ? null : { user, password },
  };
}

/** Whether the host is this machine, which needs no TLS and has no certificate. */
const isLoopback = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const longestAddress = 254;

/** Parses a plain address to one with an ASCII domain; null if invalid. */
function parseAddress(text: string): string | null {
  const [, local = '', domain = ''] = /^([^@]*)@([^@\s/?#:\\]+)$/.exec(text.trim()) ?? [];
  if (!localPart.test(local) || !URL.canParse(`http://${domain}/`)) return null;
  const host = new URL(`http://${domain}/`).hostname;
  const address = `${local}@${host}`;
  const labels = host.split('.');
  const isName =
    labels.length > 1 && labels.every((each) => label.test(each)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return isName && address.length <= longestAddress ? address : null;
}

/** Parses `desk@doors.example.ie` or `Example Doors <desk@doors.example.ie>`. */
export function parseMailbox(text: string): Mailbox | null {
  const [, named, inside] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = parseAddress(inside ?? text);
  const name = (named ?? '')
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
  return address === null || /[\p{Cc}\p{Cf}"<>]/u.test(name) || name.length > 100 ? null : { name, address };
}

const mostStaff = 20;

export function parseAddresses(text: string): readonly string[] | null {
  const addresses = text.split(',').map(parseAddress);
  return addresses.length <= mostStaff && addresses.every((address) => address !== null) ? addresses : null;
}
