// A worker would outlive a killed test run, with the servers and programs of its tests. It detects the closed IPC
// channel; process.exit is replaced by Vitest and does not exit.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
