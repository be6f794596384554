export type Encoding = 'br' | 'gzip' | 'identity';

/** Compressed encodings, preferred first. */
const compressed = ['br', 'gzip'] as const;

/** Negotiates the content encoding (RFC 9110, 12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const weights = new Map(accepted.toLowerCase().split(',').map(weighed));
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = compressed.toSorted((one, other) => weightOf(other) - weightOf(one));
  return best !== undefined && weightOf(best) > 0 ? best : 'identity';
}

function weighed(part: string): readonly [string, number] {
  const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
  const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
  return [name === 'x-gzip' ? 'gzip' : name, Number(weight) || 0];
}
