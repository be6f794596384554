import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** WebAuthn flags: user present, user verified. */
const presentAndKnown = 0x05;

export interface Assertion {
  readonly challenge: string;
  /** The signature counter the key reports. */
  readonly counter: number;
  readonly origin: string;
  readonly flags?: number;
  /** The passkey id in the answer, if it is forged. */
  readonly as?: string;
}

/** WebAuthn flags: user present, user verified, attested credential data included. */
const withKey = 0x45;

/** A software passkey, which signs any assertion, as a clone of a real key would. */
export function createSoftwarePasskey(host: string) {
  const id = randomBytes(16).toString('base64url');
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE encoding of an elliptic curve key (2) for ES256 (-7) on P-256 (1), with its coordinates.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  /** Serialises a response as a browser does. */
  const sent = (said: Readonly<Record<string, Buffer>>, as = id): string => {
    const response = Object.entries(said).map(([name, bytes]) => [name, bytes.toString('base64url')]);
    return JSON.stringify({
      ...{ id: as, rawId: as, type: 'public-key', clientExtensionResults: {} },
      response: Object.fromEntries(response) as unknown,
    });
  };
  return {
    id,
    publicKey: cose.toString('base64url'),
    /** The registration response that a page script would send. */
    introduction: ({
      challenge,
      origin,
      flags: given = withKey,
    }: Omit<Assertion, 'counter' | 'as'>): string => {
      const idBytes = Buffer.from(id, 'base64url');
      const [noCount, anyModel, idLength] = [Buffer.alloc(4), Buffer.alloc(16), Buffer.alloc(2)];
      idLength.writeUInt16BE(idBytes.length);
      const flags = Buffer.from([given]);
      const data = Buffer.concat([sha256(host), flags, noCount, anyModel, idLength, idBytes, cose]);
      // CBOR encoding of { fmt: 'none', attStmt: {}, authData: … }, whose length is one byte.
      const before = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
      const attestation = Buffer.concat([before, Buffer.from([data.length]), data]);
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin }));
      return sent({ clientDataJSON: clientData, attestationObject: attestation });
    },
    /** The assertion response that a page script would send. */
    answer: ({ challenge, counter, origin, flags = presentAndKnown, as }: Assertion): string => {
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }));
      const counted = Buffer.alloc(4);
      counted.writeUInt32BE(counter);
      const data = Buffer.concat([sha256(host), Buffer.from([flags]), counted]);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return sent({ clientDataJSON: clientData, authenticatorData: data, signature }, as);
    },
  };
}
