/** The address says what was just done. Loaded again, or sent on to a colleague, it is to say so no more. */
export function sayOnce(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('done')) return;
  address.searchParams.delete('done');
  history.replaceState(history.state, '', address);
}
