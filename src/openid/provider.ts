import type { Configuration } from 'openid-client';
import type { OpenIdProvider } from '../app/accounts/openid.ts';
import type { OpenIdSettings } from '../app/accounts/openid-settings.ts';

/** Timeout of requests to the provider. */
const timeoutSeconds = 5;
/** Cache lifetime of the provider's metadata, because its keys and addresses may change. */
const cacheMs = 3_600_000;

/**
 * The library, loaded with the provider's metadata at the first sign-in: a provider outage does not affect the
 * start.
 */
const library = () => import('openid-client');

export function createOpenIdProvider({ issuer, clientId, clientSecret }: OpenIdSettings): OpenIdProvider {
  let known: { readonly at: number; readonly configuration: Configuration } | undefined;

  async function configured(): Promise<Configuration> {
    if (known && performance.now() - known.at < cacheMs) return known.configuration;
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- deprecated only as a warning; needed for http issuers on localhost
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library();
    const url = new URL(issuer);
    // The library does not verify signatures of ID tokens by default, as they come from the provider over TLS.
    const checks = [enableNonRepudiationChecks];
    const configuration = await discovery(url, clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      execute: url.protocol === 'http:' ? [...checks, allowInsecureRequests] : checks,
    });
    known = { at: performance.now(), configuration };
    return configuration;
  }

  return {
    name: new URL(issuer).host,

    async ask(callback, again) {
      const configuration = await configured();
      const client = await library();
      const question = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        scope: 'openid email',
        state: question.state,
        nonce: question.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(question.verifier),
        code_challenge_method: 'S256',
        // With `max_age`, the provider must tell when the user last gave a credential.
        ...(again && { prompt: 'login', max_age: '300' }),
      });
      return { address: address.href, question };
    },

    async answer(url, { state, nonce, verifier }) {
      const configuration = await configured();
      const client = await library();
      const tokens = await client.authorizationCodeGrant(configuration, new URL(url), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no ID token');
      const { iss, sub, iat, auth_time: authenticated } = claims;
      // Some providers put the address into the ID token, some only return it from the userinfo endpoint.
      const email =
        verifiedEmail(claims) ??
        verifiedEmail(await client.fetchUserInfo(configuration, tokens.access_token, sub));
      return {
        identity: { issuer: iss, subject: sub },
        email,
        authenticatedAgoMs: authenticated === undefined ? null : (iat - authenticated) * 1000,
      };
    },
  };
}

const verifiedEmail = ({ email, email_verified: verified }: Readonly<Record<string, unknown>>) =>
  typeof email === 'string' && verified === true ? email : null;
