/** The median; of an even number of values, the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [below, above] = [Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2)];
  return ((sorted[below] ?? NaN) + (sorted[above] ?? NaN)) / 2;
}

/** The quantile: the smallest value that is not exceeded by this part of the values. */
export function atQuantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? NaN;
}
