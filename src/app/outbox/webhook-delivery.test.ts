import { describe, expect, it, vi } from 'vitest';
import { testClock } from '../../../tests/support/clock.ts';
import { steadyMs } from '../shared/clock.ts';
import { type WebhookEndpoint, createEndpoint, switchedOffAfterMs } from './endpoint.ts';
import { type SendOutcome, createWebhookDeliver } from './webhook-delivery.ts';

const day = 86_400_000;

/** An endpoint whose deliveries have the given outcome, with spies on its state. */
function endpointThat(outcome: SendOutcome, kept: Partial<WebhookEndpoint> = {}) {
  const clock = testClock();
  const endpoint = {
    ...createEndpoint('https://receiver.example', 'all', clock.now()),
    key: null,
    oldSecret: null,
    failingSince: null,
    disabled: null,
    ...kept,
  };
  const endpoints = {
    find: vi.fn((): Promise<WebhookEndpoint | null> => Promise.resolve(endpoint)),
    noteSuccess: vi.fn(() => Promise.resolve()),
    noteFailure: vi.fn(() => Promise.resolve(endpoint.failingSince ?? clock.steady())),
    disable: vi.fn(() => Promise.resolve(true)),
  };
  const send = vi.fn(() => Promise.resolve(outcome));
  const noticeSwitchedOff = vi.fn();
  const deliver = createWebhookDeliver({ endpoints, send, clock, noticeSwitchedOff });
  const event = { id: 'evt_1', type: 'quote.created', subjectId: 'dqt_1', body: '{}' } as const;
  const { signal } = new AbortController();
  return {
    clock,
    endpoint,
    endpoints,
    send,
    noticeSwitchedOff,
    deliver: () => deliver({ id: 'evt_1.whk_1', destination: endpoint.id, event, attempts: 0 }, signal),
  };
}

describe('a webhook delivery', () => {
  it('sends the id of the event, and records a success', async () => {
    const { deliver, endpoint, endpoints, send } = endpointThat(
      { kind: 'delivered', result: 'answered 200' },
      { failingSince: steadyMs(1) },
    );
    expect(await deliver()).toEqual({ kind: 'delivered', result: 'answered 200' });
    expect(send).toHaveBeenCalledExactlyOnceWith(
      endpoint,
      expect.objectContaining({ id: 'evt_1', body: '{}' }),
      expect.any(AbortSignal),
    );
    expect(endpoints.noteSuccess).toHaveBeenCalledExactlyOnceWith(endpoint.id);
  });

  it('does not update an endpoint that had no failure', async () => {
    const { deliver, endpoints } = endpointThat({ kind: 'delivered', result: 'answered 200' });
    await deliver();
    expect(endpoints.noteSuccess).not.toHaveBeenCalled();
  });

  it('is retried after a failure, which is recorded in steady time', async () => {
    const { deliver, clock, endpoint, endpoints } = endpointThat({ kind: 'failed', result: 'answered 500' });
    clock.setWallClock(30 * day);
    expect(await deliver()).toEqual({ kind: 'failed', result: 'answered 500' });
    expect(endpoints.noteFailure).toHaveBeenCalledExactlyOnceWith(endpoint.id, clock.steady());
    expect(endpoints.disable).not.toHaveBeenCalled();
  });

  it('disables its endpoint after five days of failures, with one mail to staff', async () => {
    const failingSince = steadyMs(testClock().steady());
    const outcome = { kind: 'failed', result: 'answered 500' } as const;
    const { deliver, clock, endpoint, endpoints, noticeSwitchedOff } = endpointThat(outcome, {
      failingSince,
    });
    clock.advance(switchedOffAfterMs - 1);
    expect(await deliver()).toEqual(outcome);
    clock.advance(1);
    const reason = 'nothing got through for 5 days (the last time: answered 500)';
    expect(await deliver()).toEqual({ kind: 'gone', result: `${reason}; the endpoint was switched off` });
    expect(endpoints.disable).toHaveBeenCalledExactlyOnceWith(endpoint.id, reason, clock.now());
    expect(noticeSwitchedOff).toHaveBeenCalledExactlyOnceWith(endpoint, reason);
    // Simulates that another node has disabled the endpoint first.
    endpoints.disable.mockResolvedValue(false);
    await deliver();
    expect(noticeSwitchedOff).toHaveBeenCalledOnce();
  });

  it('disables its endpoint on status 410 Gone', async () => {
    const { deliver, endpoint, noticeSwitchedOff } = endpointThat({ kind: 'gone', result: 'answered 410' });
    expect(await deliver()).toEqual({
      kind: 'gone',
      result: 'answered 410; the endpoint was switched off',
    });
    expect(noticeSwitchedOff).toHaveBeenCalledExactlyOnceWith(endpoint, 'answered 410');
  });

  it('is postponed if a shutdown aborts it, and does not count as a failure of its endpoint', async () => {
    const { deliver, endpoints } = endpointThat({
      kind: 'stopped',
      result: 'the service stopped meanwhile',
    });
    expect(await deliver()).toMatchObject({ kind: 'postponed', forMs: 0 });
    expect(endpoints.noteFailure).not.toHaveBeenCalled();
  });

  it('is not sent to an endpoint that was removed or disabled', async () => {
    const sent = { kind: 'delivered', result: 'answered 200' } as const;
    const off = endpointThat(sent, { disabled: { at: testClock().now(), reason: 'answered 410' } });
    expect(await off.deliver()).toEqual({ kind: 'gone', result: 'the endpoint is switched off' });
    const removed = endpointThat(sent);
    removed.endpoints.find.mockResolvedValue(null);
    expect(await removed.deliver()).toEqual({ kind: 'skipped', result: 'the endpoint was removed' });
    expect(off.send).not.toHaveBeenCalled();
    expect(removed.send).not.toHaveBeenCalled();
  });
});
