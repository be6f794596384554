import { expect, it } from 'vitest';
import { ask, contact, statusOf } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';

const { customer, message } = contact(1);
const json = JSON.stringify(customer);
/** Marks in falling order: what takes a normaliser longest to sort. */
const marks = (count: number) => `e${'\u0301'.repeat(count / 2)}${'\u0323'.repeat(count / 2)}`;
const ideographs = Array.from({ length: 3200 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('');
const manyKeys = Object.fromEntries(Array.from({ length: 8000 }, (_, i) => [`key${i}`, 1]));

/** Up to 100 KB each, made to take long; none may be answered with 5xx or hold up anybody else. */
const bodies: Record<string, string> = {
  'nested lists': '['.repeat(51_000) + ']'.repeat(51_000),
  'nesting in a known field': `{"customer":${json},"message":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  'nesting in an unknown field': `{"customer":${json},"message":"${message}","x":${'{"a":'.repeat(16_000)}1${'}'.repeat(16_000)}}`,
  'a list of 50,000': `{"customer":${json},"doors":[${'1,'.repeat(49_999)}1]}`,
  'a list of 30,000 objects': `{"customer":${json},"doors":[${'{},'.repeat(29_999)}{}]}`,
  'many keys': JSON.stringify(manyKeys),
  'many keys in customer': JSON.stringify({ customer: { ...customer, ...manyKeys }, message }),
  'a long name': JSON.stringify({ customer: { ...customer, name: 'x'.repeat(100_000) }, message }),
  'a long e-mail': JSON.stringify({ customer: { ...customer, email: 'a.@'.repeat(33_000) }, message }),
  'a long phone': JSON.stringify({ customer: { ...customer, phone: '1-'.repeat(50_000) }, message }),
  'a tower of marks': JSON.stringify({ customer: { ...customer, name: marks(50_000) }, message }),
  'long foreign hosts': JSON.stringify({
    customer,
    attachments: Array.from({ length: 10 }, () => ({ url: `https://${ideographs}.ie/` })),
  }),
  'texts that say __proto__': `{"customer":${json},"message":"${'\\"__proto__\\" '.repeat(7000)}"}`,
  'a key __proto__ far down': `{"a":${'['.repeat(45_000)}{"__proto__":1}${']'.repeat(45_000)}}`,
  'a number of 100,000 digits': `{"customer":${json},"message":${'9'.repeat(100_000)}}`,
  'numbers beyond any': `{"customer":${json},"doors":[${'1e309,'.repeat(16_000)}1]}`,
  'lone surrogates': `{"customer":${json},"message":"${'\\ud800'.repeat(16_000)}"}`,
  'no end': `{"customer":${json},"message":"${'x'.repeat(100_000)}`,
};

it('answers bodies made to hurt without an error of its own, and others meanwhile', async () => {
  const { url } = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  const state = { sending: true };
  const others = (async () => {
    const seen: number[] = [];
    while (state.sending) seen.push(await statusOf(`${url}/healthz`));
    return seen;
  })();

  for (const path of ['/api/contact', '/api/quote/internal-doors', '/api/quote/security-doors']) {
    for (const [name, body] of Object.entries(bodies)) {
      expect(Buffer.byteLength(body), name).toBeLessThanOrEqual(102_400);
      const { status } = await ask(`${url}${path}`, { method: 'POST', body });
      expect([200, 400, 409], `${name} to ${path}`).toContain(status);
    }
  }
  state.sending = false;
  const answered = await others;
  expect(answered.length).toBeGreaterThan(Object.keys(bodies).length);
  expect(new Set(answered)).toEqual(new Set([200]));
});
