/** A message for each removed setting that is still in use. */
export function removedSettings({
  WORKERS = '',
}: Readonly<Record<string, string | undefined>>): readonly string[] {
  if (/^1?$/.test(WORKERS.trim())) return [];
  return [
    'WORKERS is set, but there is no such setting any more: the service answers in one thread. To use several cores, run several processes on one PostgreSQL and one Redis, see docs/operating/many-nodes.md',
  ];
}
