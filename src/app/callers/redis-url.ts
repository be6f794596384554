import { parseServerUrl } from '../shared/server-url.ts';

/** The Redis or Valkey server through which nodes share limits. */
export interface RedisServer {
  readonly host: string;
  readonly port: number;
  readonly encrypted: boolean;
  /** Credentials; null without any. A password without a user belongs to the default user. */
  readonly login: { readonly user: string | null; readonly password: string } | null;
  readonly database: number;
}

const usualPort = 6379;

/** Parses `redis://user:password@host:port/number`, or `rediss://…` for TLS; null if invalid. */
export function parseRedisUrl(text: string): RedisServer | null {
  const url = parseServerUrl(text);
  if (!url || !/^rediss?$/.test(url.scheme) || !/^(?:\/\d{0,4})?$/.test(url.path)) return null;
  const { user, password } = url;
  if (user !== '' && password === '') return null;
  return {
    host: url.host,
    port: url.port ?? usualPort,
    encrypted: url.scheme === 'rediss',
    login: password === '' ? null : { user: user === '' ? null : user, password },
    database: Number(url.path.slice(1)),
  };
}
