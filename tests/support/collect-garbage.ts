/**
 * Heap growth before a collection, in bytes. A collection takes half a second, as long as most test files.
 */
const mostLeftBehind = 150 * 1024 * 1024;

let afterTheLast = 0;

/** Collects garbage between test files if the heap has grown by more than the threshold. */
export function collectGarbage(): void {
  const { gc } = globalThis;
  if (!gc || process.memoryUsage().heapUsed - afterTheLast < mostLeftBehind) return;
  gc();
  afterTheLast = process.memoryUsage().heapUsed;
}
