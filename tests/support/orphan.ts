// Without this, a worker would outlive a killed test run and keep its servers and programs alive. The closed
// IPC channel tells it. SIGKILL, because Vitest replaces process.exit.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
