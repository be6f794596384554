// Loaded before the program: notes how long its main thread is busy without a pause while it answers, in time of its own
// on a core, so that other programs on the machine do not count. Whoever connects to the socket at LOOP_WATCH is told the
// longest stretch for each name that requests carry in the header x-watched, and the count begins anew.
import { subscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:net';
import process from 'node:process';
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
    for (const name of answering.values())
      if (now - busySince > (longest.get(name) ?? 0)) longest.set(name, now - busySince);
    busySince = now;
  };

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
    socket.end(JSON.stringify(Object.fromEntries(longest)));
    longest = new Map();
  })
    .listen(process.env.LOOP_WATCH)
    .unref();
}
