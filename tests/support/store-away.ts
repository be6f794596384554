import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { contact, statusOf, submit } from './enquiries.ts';

/** Time within which a repaired store must be used again, in ms. */
export const backWithinMs = 5000;

const tryEveryMs = 20;

/** Expects what `expectRefused` does, and a failing readiness check. */
export async function expectNoStore(url: string, ...numbers: number[]): Promise<void> {
  await expectRefused(url, ...numbers);
  // The result of the readiness check is cached for a second.
  await expect.poll(() => statusOf(`${url}/readyz`)).toBe(503);
}

/** Expects enquiries to get 503 with Retry-After, and everything that needs no store to be served. */
export async function expectRefused(url: string, ...numbers: number[]): Promise<void> {
  for (const number of numbers) {
    const { status, headers, body } = await submit(url, contact(number));
    expect([status, body['code'], headers.has('retry-after')]).toEqual([503, 'store_unavailable', true]);
  }
  const estimate = await submit(
    url,
    { doors: [{ preset: 'single-no-panels' }] },
    {},
    '/api/internal-doors/estimate',
  );
  expect(estimate.status).toBe(200);
  expect(await statusOf(`${url}/healthz`)).toBe(200);
  expect(await statusOf(`${url}/openapi.json`)).toBe(200);
}

/** Retries an enquiry until it is accepted; returns how long that took. */
export async function msUntilTaken(url: string, number: number): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { status } = await submit(url, contact(number));
    const passed = performance.now() - begun;
    if (status === 200) return passed;
    expect(status).toBe(503);
    // Gives up at six times the limit, so that a time above the limit is measured and reported.
    if (passed > 6 * backWithinMs) throw new Error(`Nothing was taken for ${passed} ms`);
    await sleep(tryEveryMs);
  }
}
