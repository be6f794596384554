import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyJobs, PasskeyProof } from '../app/accounts/passkey-jobs.ts';

/** The authenticator must verify the user by fingerprint, face or PIN. */
const userVerification = 'required';

/**
 * Passkey jobs, implemented by the WebAuthn library. If the library throws, the response counts as invalid.
 */
export const passkeyJobs: PasskeyJobs = {
  registrationOptions: ({ site, account, known }) =>
    generateRegistrationOptions({
      rpName: site.name,
      rpID: site.id,
      userName: account.email,
      userID: new TextEncoder().encode(account.id),
      excludeCredentials: known.map(forLibrary),
      authenticatorSelection: { residentKey: 'required', userVerification },
    }),

  signInOptions: ({ site }) => generateAuthenticationOptions({ rpID: site.id, userVerification }),

  register: ({ site, challenge, response }) =>
    nullIfInvalid(async () => {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: true,
      });
      if (!registrationInfo) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    }),

  signIn: ({ site, challenge, response, passkey }) =>
    nullIfInvalid(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        requireUserVerification: true,
        credential: {
          ...forLibrary(passkey),
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    }),
};

const forLibrary = ({ id, transports }: Pick<PasskeyProof, 'id' | 'transports'>) => ({
  id,
  transports: [...transports],
});

async function nullIfInvalid<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
