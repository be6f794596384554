import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { atEndOfFile } from './end-of-file.ts';

export const openIdClient = { id: 'lintel-desk', secret: 'a-secret-of-the-tests-and-of-nobody-else' };

/** A person with an account at the provider. */
export interface Person {
  readonly email: string;
  /** Whether the provider has verified the address. Absent if it does not say so. */
  readonly verified?: boolean;
}

const running: (() => Promise<void>)[] = [];
atEndOfFile(async () => {
  for (const stop of running.splice(0)) await stop();
});

/** A real OpenID Connect provider. Every visitor is the person set last, and consents to everything. */
export async function startOpenIdProvider(callback: string) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  let person: Person = { email: '', verified: false };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: openIdClient.id,
        client_secret: openIdClient.secret,
        redirect_uris: [callback],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['of the tests'] },
    interactions: { url: (_context, { uid }) => `/as/${uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: person.email, email_verified: person.verified }),
    }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const isAsked = request.url?.startsWith('/as/') ?? false;
    if (!isAsked) void answer(request, response);
    else void agree(provider, request, response);
  });
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  running.push(() => (server.listening ? stop() : Promise.resolve()));
  return {
    issuer,
    stop,
    comes: (someone: Person) => {
      person = someone;
    },
  };
}

async function agree(
  provider: Provider,
  request: Parameters<ReturnType<Provider['callback']>>[0],
  response: Parameters<ReturnType<Provider['callback']>>[1],
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (prompt.name === 'login') {
    const result = { login: { accountId: 'somebody' } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    return;
  }
  const grant = new provider.Grant({
    accountId: session?.accountId ?? '',
    clientId: String(params['client_id']),
  });
  grant.addOIDCScope('openid email');
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
}

/** Follows the redirects of the provider like a browser; returns the callback URL. */
export async function throughProvider(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  for (let steps = 0; steps < 12 && next.startsWith(issuer); steps += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const each of response.headers.getSetCookie()) {
      const [pair = ''] = each.split(';', 1);
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`the provider answered ${String(response.status)}: ${await response.text()}`);
    next = new URL(location, next).href;
  }
  return next;
}
