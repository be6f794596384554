/** Reasons for the operator by SQLSTATE, or by error code of the network or TLS. */
const reasons: Readonly<Record<string, string>> = {
  '28P01': 'the server refuses the user name or password',
  '28000': 'the server does not let this user in',
  '3D000': 'the server has no database of that name',
  '42501': 'this user lacks a right in it',
  '42P01': 'a table of it is missing: restore a backup',
  '42703': 'a column of it is missing: restore a backup',
  '53300': 'the server has no connection left',
  '57P03': 'the server is starting or stopping',
  '25006': 'the server takes no writes: it may be a standby',
  ECONNREFUSED: 'nothing listens at its host and port',
  ECONNRESET: 'the server broke off the connection',
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name cannot be looked up at the moment',
  ETIMEDOUT: 'the server does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its network cannot be reached',
  SELF_SIGNED_CERT_IN_CHAIN: "the server's certificate is not trusted",
  DEPTH_ZERO_SELF_SIGNED_CERT: "the server's certificate is not trusted",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "the server's certificate is not trusted",
  CERT_HAS_EXPIRED: "the server's certificate has expired",
};

/** What an error of the server, the network or the driver means to the operator; null if unknown. */
export function postgresReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  if (reason !== undefined) return `${reason} (${code})`;
  if (/timeout/i.test(error.message)) return 'the server does not answer';
  if (/terminated|ended unexpectedly/i.test(error.message)) return 'the server broke off the connection';
  if (/does not support SSL/i.test(error.message)) return 'the server does not offer TLS';
  return null;
}
