import type { SendOutcome, SendWebhook } from '../../app/outbox/webhook-delivery.ts';
import type { WallMs } from '../../app/shared/clock.ts';
import { type Receiver, type ReceiverRules, findReceiver } from './receiver.ts';
import { signedHeaders } from './signature.ts';
import { failureText } from './failure-text.ts';

export interface SenderOptions extends ReceiverRules {
  /** The User-Agent header. */
  readonly userAgent: string;
  readonly now: () => WallMs;
  /** Timeout of the whole attempt: lookup, connection, request and response. */
  readonly withinMs: number;
}

/** node:https is loaded with the first message, for a faster start. */
const loadPost = () => import('./post.ts');

/**
 * Sends messages in the format of Standard Webhooks. Only 2xx is success; 410 means that the receiver wants no more
 * messages.
 */
export function createWebhookSender(options: SenderOptions): SendWebhook {
  const { userAgent, now, withinMs } = options;
  return async (endpoint, message, signal) => {
    const limit = AbortSignal.timeout(withinMs);
    const ended = AbortSignal.any([limit, signal]);
    try {
      const receiver = await unless(ended, findReceiver(endpoint.url, options));
      const headers = {
        'content-type': 'application/json',
        'user-agent': userAgent,
        ...signedHeaders(endpoint, message, now()),
      };
      const { post } = await loadPost();
      return outcomeOf(await post(receiver, headers, message.body, ended));
    } catch (error) {
      if (signal.aborted) return { kind: 'stopped', result: 'the service stopped meanwhile' };
      const result = limit.aborted ? `no answer within ${withinMs / 1000} s` : failureText(error);
      return { kind: 'failed', result };
    }
  };
}

function outcomeOf(status: number): SendOutcome {
  const result = `answered ${status}`;
  if (status >= 200 && status < 300) return { kind: 'delivered', result };
  if (status === 410) return { kind: 'gone', result };
  const isRedirect = status >= 300 && status < 400;
  return { kind: 'failed', result: isRedirect ? `${result}; redirects are not followed` : result };
}

/** Stops waiting on abort; a name lookup itself cannot be aborted. */
function unless(signal: AbortSignal, work: Promise<Receiver>): Promise<Receiver> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      reject(new Error('stopped'));
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', stop);
    });
  });
}
