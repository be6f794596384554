import { UnfitReceiver } from './receiver.ts';

const texts: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the name does not resolve',
  ENODATA: 'the name does not resolve',
  EAI_AGAIN: 'the name server does not answer',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed before there was an answer',
  EPIPE: 'the connection was closed before there was an answer',
  EHOSTUNREACH: 'cannot be reached from here',
  ENETUNREACH: 'cannot be reached from here',
  EADDRNOTAVAIL: 'cannot be reached from here',
  ETIMEDOUT: 'the connection could not be made',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted here',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted here',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is not trusted here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted here',
  EPROTO: 'no TLS connection could be made',
};

/** Text for operators about a failed request; of an unknown failure only the code. */
export function failureText(error: unknown): string {
  if (error instanceof UnfitReceiver) return error.message;
  const code = codeOf(error);
  if (code === undefined) return 'could not be sent';
  if (code.startsWith('HPE_')) return 'what it answered is not HTTP';
  if (code.startsWith('ERR_SSL_')) return 'no TLS connection could be made';
  return texts[code] ?? `could not be sent (${code})`;
}

/** The code of an error; if several addresses were tried, that of the first. */
function codeOf(error: unknown): string | undefined {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && 'code' in first ? String(first.code) : undefined;
}
