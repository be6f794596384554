/** To the minute, as tables show times (UTC). */
export const minuteOf = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

/** To the millisecond, as programs write it. */
export const isoTime = (ms: number) => new Date(ms).toISOString();
