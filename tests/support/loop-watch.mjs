// Preloaded into the program: measures how long its main thread blocks while it answers, in CPU time, which is
// independent of other programs. A client of the socket at LOOP_WATCH gets the longest block per name in the header
// x-watched, with the share of garbage collection, and resets the measurement.
import { subscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:net';
import { PerformanceObserver, performance } from 'node:perf_hooks';
import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.env.LOOP_WATCH) {
  const answering = new Map();
  let longest = new Map();
  let busySince = 0;
  let looking;

  const busyMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const look = () => {
    const now = busyMs();
    const ms = now - busySince;
    for (const name of answering.values())
      if (ms > (longest.get(name)?.ms ?? 0)) longest.set(name, { ms, end: performance.now() });
    busySince = now;
  };

  let collections = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (duration > 2) collections.push({ startTime, duration });
  }).observe({ entryTypes: ['gc'] });
  const collectingMs = ({ ms, end }) =>
    collections
      .filter(({ startTime, duration }) => startTime + duration >= end - ms && startTime <= end)
      .reduce((sum, { duration }) => sum + duration, 0);

  subscribe('http.server.request.start', ({ request, response }) => {
    if (answering.size === 0) {
      busySince = busyMs();
      looking = setInterval(look, 1);
    } else look();
    answering.set(request, request.headers['x-watched'] ?? 'others');
    response.once('close', () => {
      look();
      answering.delete(request);
      if (answering.size === 0) clearInterval(looking);
    });
  });

  createServer((socket) => {
    socket.on('error', () => undefined);
    const report = Array.from(longest, ([name, block]) => [
      name,
      { ms: block.ms, collectingMs: collectingMs(block) },
    ]);
    socket.end(JSON.stringify(Object.fromEntries(report)));
    longest = new Map();
    collections = [];
  })
    .listen(process.env.LOOP_WATCH)
    .unref();
}
