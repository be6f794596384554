/** Removes the query parameters of a result, so that a reload or a shared link does not show its notice again. */
export function dropDoneParameter(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('done')) return;
  address.searchParams.delete('done');
  address.searchParams.delete('undo');
  history.replaceState(history.state, '', address);
}
