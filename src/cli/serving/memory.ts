import { setFlagsFromString } from 'node:v8';

/**
 * How V8 collects garbage in a service, where everybody waits meanwhile. To be set before the service is loaded: loading it
 * makes the space for new objects grow.
 */
const flags = [
  // The space for new objects would grow to 128 MB, and a collection there would take 25 ms instead of one or two.
  '--semi-space-growth-factor=1',
  // Full collections, only when the heap has grown by so much: they would come every second while large pages are sent.
  '--heap-growing-percent=150',
] as const;

export function keepMemorySmall(): void {
  for (const flag of flags) setFlagsFromString(flag);
}
