import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** Somebody is there, and the key knows who. */
const presentAndKnown = 0x05;

export interface Assertion {
  readonly challenge: string;
  /** How often the key says that it was used. */
  readonly counter: number;
  readonly origin: string;
  readonly flags?: number;
}

/** The same, and it tells its public key. */
const withKey = 0x45;

/** A passkey without a device, which answers whatever a test has it answer: as a copy of a real one would. */
export function createSoftwarePasskey(host: string) {
  const id = randomBytes(16).toString('base64url');
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // As COSE writes it: an elliptic curve (2) for ES256 (-7) on P-256 (1), with its two numbers.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  /** As a browser writes down what a key has said. */
  const sent = (said: Readonly<Record<string, Buffer>>): string => {
    const response = Object.entries(said).map(([name, bytes]) => [name, bytes.toString('base64url')]);
    return JSON.stringify({
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: Object.fromEntries(response) as unknown,
    });
  };
  return {
    id,
    publicKey: cose.toString('base64url'),
    /** What a browser's script would send to have it added. */
    introduction: ({ challenge, origin }: Pick<Assertion, 'challenge' | 'origin'>): string => {
      const idBytes = Buffer.from(id, 'base64url');
      const [noCount, anyModel, idLength] = [Buffer.alloc(4), Buffer.alloc(16), Buffer.alloc(2)];
      idLength.writeUInt16BE(idBytes.length);
      const flags = Buffer.from([withKey]);
      const data = Buffer.concat([sha256(host), flags, noCount, anyModel, idLength, idBytes, cose]);
      // As CBOR writes it: { fmt: 'none', attStmt: {}, authData: … }, whose length is one byte.
      const before = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
      const attestation = Buffer.concat([before, Buffer.from([data.length]), data]);
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin }));
      return sent({ clientDataJSON: clientData, attestationObject: attestation });
    },
    /** What a browser's script would send. */
    answer: ({ challenge, counter, origin, flags = presentAndKnown }: Assertion): string => {
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }));
      const counted = Buffer.alloc(4);
      counted.writeUInt32BE(counter);
      const data = Buffer.concat([sha256(host), Buffer.from([flags]), counted]);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return sent({ clientDataJSON: clientData, authenticatorData: data, signature });
    },
  };
}
