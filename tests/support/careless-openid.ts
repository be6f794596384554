import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { atEndOfFile } from './end-of-file.ts';
import { openIdClient } from './openid-provider.ts';

type Claims = Readonly<Record<string, unknown>>;
type Algorithm = 'RS256' | 'HS256' | 'none';

/** How the answers of this provider differ from those of a correct one. */
export interface Mistakes {
  /** Claims of the ID token that differ; `undefined` leaves one out. */
  readonly claims?: Claims;
  readonly algorithm?: Algorithm;
  /** Signs with a key that is not published. */
  readonly wrongKey?: boolean;
  /** The response of the userinfo endpoint. */
  readonly userinfo?: Claims;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

const running: (() => Promise<void>)[] = [];
atEndOfFile(async () => {
  for (const stop of running.splice(0)) await stop();
});

/**
 * An OpenID Connect provider without checks: it accepts any code and verifier, any number of times.
 * `mistakes` spoil its answers; `said` overrides its metadata.
 */
export async function startCarelessProvider(said: { readonly issuer?: string } = {}) {
  const [own, unknown] = [keyPair(), keyPair()];
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const codes = new Map<string, { readonly nonce: string; readonly mistakes: Mistakes }>();
  let userinfo: Claims = {};

  function idToken({ nonce, mistakes }: { nonce: string; mistakes: Mistakes }): string {
    const { algorithm = 'RS256', wrongKey = false } = mistakes;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ iss: issuer, aud: openIdClient.id, sub: 'somebody', nonce, iat: now, exp: now + 60 },
      ...mistakes.claims,
    };
    const signed = `${part({ alg: algorithm, kid: 'own' })}.${part(claims)}`;
    if (algorithm === 'none') return `${signed}.`;
    const signature =
      algorithm === 'HS256'
        ? createHmac('sha256', openIdClient.secret).update(signed).digest()
        : sign('sha256', Buffer.from(signed), (wrongKey ? unknown : own).privateKey);
    return `${signed}.${signature.toString('base64url')}`;
  }

  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorise`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    authorization_response_iss_parameter_supported: true,
    ...said,
  };
  const answers: Readonly<Record<string, (body: string) => unknown>> = {
    '/.well-known/openid-configuration': () => metadata,
    '/keys': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig' }] }),
    '/userinfo': () => userinfo,
    '/token': (body) => {
      const asked = codes.get(new URLSearchParams(body).get('code') ?? '');
      if (!asked) return {};
      userinfo = asked.mistakes.userinfo ?? {};
      return { access_token: 'a', token_type: 'bearer', id_token: idToken(asked) };
    },
  };
  server.on('request', (request, response) => {
    void text(request).then((body) => {
      const answer = answers[request.url ?? '']?.(body);
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? {}));
    });
  });
  running.push(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  return {
    issuer,
    /** The answer that the provider sends to the callback for this authorisation URL. */
    agree(address: string, mistakes: Mistakes = {}): { code: string; state: string; iss: string } {
      const asked = new URL(address).searchParams;
      const code = randomBytes(16).toString('base64url');
      codes.set(code, { nonce: asked.get('nonce') ?? '', mistakes });
      return { code, state: asked.get('state') ?? '', iss: issuer };
    },
  };
}
