/** Where passkeys count: they are bound to one site. */
export interface PasskeySite {
  readonly origin: string;
  /** The name of the host. */
  readonly id: string;
  /** For people. */
  readonly name: string;
}

/** What a browser is asked for, as its script is handed it. */
export interface PasskeyOptions {
  readonly challenge: string;
}

/** Bytes are in base64url. */
export interface PasskeyProof {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

interface Answered {
  readonly site: PasskeySite;
  readonly challenge: string;
  /** What the browser answered, as it came. */
  readonly response: unknown;
}

/** The work of the library, which takes longer to load than the main thread may be busy. Null for what does not hold. */
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
