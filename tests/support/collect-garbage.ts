/** So much may lie about: a collection takes half a second, as long as most files, and by itself V8 comes in small steps. */
const mostLeftBehind = 150 * 1024 * 1024;

let afterTheLast = 0;

/** Clears away what earlier files of this process have left behind, once it is much. */
export function collectGarbage(): void {
  const { gc } = globalThis;
  if (!gc || process.memoryUsage().heapUsed - afterTheLast < mostLeftBehind) return;
  gc();
  afterTheLast = process.memoryUsage().heapUsed;
}
