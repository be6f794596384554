import { subscribe } from 'node:diagnostics_channel';
import { setImmediate } from 'node:timers';

/** Loaded into a program and its threads: whichever answers a request to /crash dies of an error that nobody catches. */
subscribe('http.server.request.start', ({ request }) => {
  if (request.url === '/crash')
    setImmediate(() => {
      throw new Error('a crash that was asked for');
    });
});
