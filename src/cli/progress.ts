/** Enough to be done in a moment. */
const showEvery = 5000;

interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  /** Says how far it is, now and then. */
  readonly note: (done: number) => void;
  /** Takes the line away, before something else is written or at the end. */
  readonly clear: () => void;
}

/** One line that is written over again; nothing at all where nobody watches. */
export function progressOn(screen: Screen, inWords: (done: number) => string): Progress {
  let shown = false;
  return {
    note(done) {
      if (screen.isTTY !== true || done % showEvery !== 0) return;
      screen.write(`\r\u001b[2K${inWords(done)}`);
      shown = true;
    },
    clear() {
      if (shown) screen.write('\r\u001b[2K');
      shown = false;
    },
  };
}
