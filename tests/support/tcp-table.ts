import { readFile } from 'node:fs/promises';

/** Values in /proc/net/tcp. */
const states = { established: '01', listening: '0A' };

/** The rows of /proc/net/tcp with this local address on 127.0.0.1. */
async function rowsOf(url: string, state: keyof typeof states) {
  const local = `0100007F:${Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter((row) => row[1] === local && row[3] === states[state])
    .map(([, , remote = '']) => ({ remotePort: parseInt(remote.split(':')[1] ?? '', 16) }));
}

/** Whether a program accepts connections, without connecting to it. */
export const isListening = async (url: string): Promise<boolean> =>
  (await rowsOf(url, 'listening')).length > 0;

/** The ports of the clients with an open connection to the program. */
export const connectedPorts = async (url: string): Promise<ReadonlySet<number>> =>
  new Set((await rowsOf(url, 'established')).map(({ remotePort }) => remotePort));
