// A worker outlives a test run that was killed, and with it the servers and programs of its tests. It notices by
// the closed channel; process.exit is Vitest's own here and does not exit.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
