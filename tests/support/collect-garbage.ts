/** Garbage in bytes before it is collected, because a collection takes half a second, as long as most files. */
const mostLeftBehind = 150 * 1024 * 1024;

let afterTheLast = 0;

/** Collects the garbage of earlier files of this process, if there is much of it. */
export function collectGarbage(): void {
  const { gc } = globalThis;
  if (!gc || process.memoryUsage().heapUsed - afterTheLast < mostLeftBehind) return;
  gc();
  afterTheLast = process.memoryUsage().heapUsed;
}
