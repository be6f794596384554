import { expect } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import type { Stage } from '../../src/app/enquiries/stage.ts';
import {
  type SubmissionPath,
  contactPath,
  freshAddress,
  post,
  storedFor,
  unlimited,
  validBody,
} from '../api/requests.ts';
import { temporaryFolder } from './child.ts';
import { type StoreKind, type TestService, startService } from './service.ts';

type Headers = Readonly<Record<string, string>>;

/** A new key with a high limit, and the headers that carry it. */
export async function issueKey(service: TestService, { label = 'A partner', test = false } = {}) {
  const { text, key } = createApiKey(label, { limit: 1000, windowMs: 60_000 }, service.clock.now(), test);
  await service.store.keys.add(key);
  const headers: Headers = { 'x-api-key': text };
  return { id: key.id, headers };
}

/** A service with a partner that sends, reads and withdraws enquiries with a live key. */
export async function startWithPartner(kind: StoreKind, env: Readonly<Record<string, string>> = {}) {
  const service = await startService(kind, {
    env: { ...unlimited, ...(kind === 'postgres' && { DATA_DIR: await temporaryFolder() }), ...env },
  });
  const partner = await issueKey(service);
  const send = async (body: object = {}, path: SubmissionPath = contactPath) => {
    const whole = { ...validBody(path), ...body };
    const answer = await post(service, path, whole, { headers: partner.headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return storedFor(service, answer);
  };
  const ask = (id: string, headers = partner.headers, method: 'GET' | 'HEAD' | 'PUT' = 'GET') =>
    service.server.inject({
      method,
      url: `/api/enquiries/${id}`,
      headers,
      remoteAddress: freshAddress(),
    });
  const withdraw = (id: string, body: unknown = {}, headers = partner.headers) =>
    post(service, `/api/enquiries/${id}/withdraw`, body, { headers, from: freshAddress() });
  const stateOf = async (id: string) => (await ask(id)).json<{ state: string }>().state;
  return { service, partner, send, ask, withdraw, stateOf };
}

/** A change of stage by staff. */
export const toStage = (stage: Stage) =>
  ({ kind: 'stage', stage, lostReason: stage === 'lost' ? 'price' : null }) as const;
