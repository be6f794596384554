/** A time in UTC, to the minute, for tables. */
export const minuteOf = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

/** A time in ISO 8601, to the millisecond. */
export const isoTime = (ms: number) => new Date(ms).toISOString();
