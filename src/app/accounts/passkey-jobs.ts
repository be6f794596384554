/** The WebAuthn relying party. Passkeys work for no other site. */
export interface PasskeySite {
  readonly origin: string;
  /** The host name. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
}

/** WebAuthn options for the browser's script. */
export interface PasskeyOptions {
  readonly challenge: string;
}

/** The parts of a passkey that are needed to verify a response. Binary fields are base64url. */
export interface PasskeyProof {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

interface Answered {
  readonly site: PasskeySite;
  readonly challenge: string;
  /** The browser's response, unvalidated. */
  readonly response: unknown;
}

/**
 * Runs the WebAuthn library in a worker, because loading it would block the main thread. Results are null for an
 * invalid response.
 */
export interface PasskeyJobs {
  readonly registrationOptions: (input: {
    readonly site: PasskeySite;
    readonly account: { readonly id: string; readonly email: string };
    readonly known: readonly Pick<PasskeyProof, 'id' | 'transports'>[];
  }) => Promise<PasskeyOptions>;
  readonly signInOptions: (input: { readonly site: PasskeySite }) => Promise<PasskeyOptions>;
  readonly register: (input: Answered) => Promise<PasskeyProof | null>;
  readonly signIn: (input: Answered & { readonly passkey: PasskeyProof }) => Promise<number | null>;
}
