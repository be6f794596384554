const syncCall = /\b(?:fdatasync|fsync)\((\d+<[^>]*>)/;
const writeCall = /\bpwrite64\(\d+<([^>]*)>/;
const answerCall = /\bwritev?\(\d+<[^>]*>, .*"HTTP\/1\.1 200/;
const enquiryId = /con_[0-9A-Z]{26}/g;

export const isAnswer = (line: string): boolean => answerCall.test(line);

/**
 * The successful syncs of a file in a trace: the line where each ends, mapped to the line where it starts.
 */
export function syncsOf(lines: readonly string[], file: string): Map<number, number> {
  const syncs = new Map<number, number>();
  /** Unfinished syncs by thread. */
  const open = new Map<string, number>();
  for (const [i, line] of lines.entries()) {
    const thread = line.split(' ', 1)[0] ?? '';
    const [, called] = syncCall.exec(line) ?? [];
    if (called?.includes(file)) {
      if (/= 0\b/.test(line)) syncs.set(i, i);
      else open.set(thread, i);
    } else if (/<\.\.\. (?:fdatasync|fsync) resumed>/.test(line)) {
      const begun = open.get(thread);
      if (begun !== undefined && /= 0\b/.test(line)) syncs.set(i, begun);
      open.delete(thread);
    }
  }
  return syncs;
}

/** The enquiries that were answered before they were written and synced. */
export function answeredBeforeSynced(lines: readonly string[], file: string): string[] {
  const syncs = syncsOf(lines, file);
  const written = new Map<string, number>();
  const synced = new Set<string>();
  const tooEarly: string[] = [];
  for (const [i, line] of lines.entries()) {
    const begun = syncs.get(i);
    if (begun !== undefined) {
      for (const [id, at] of written) if (at < begun) synced.add(id);
    } else if (writeCall.exec(line)?.[1]?.includes(file)) {
      for (const [id] of line.matchAll(enquiryId)) if (!written.has(id)) written.set(id, i);
    } else if (isAnswer(line)) {
      for (const [id] of line.matchAll(enquiryId)) {
        if (!synced.has(id)) tooEarly.push(id);
        written.delete(id);
      }
    }
  }
  return tooEarly;
}
