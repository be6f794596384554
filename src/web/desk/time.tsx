/** Lazy: creating an Intl format is slow. */
let dayAndTime: Intl.DateTimeFormat | undefined;
const inDublin = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Dublin' } as const;

export const Time = ({ at }: { readonly at: number }) => (
  <time dateTime={new Date(at).toISOString()}>
    {(dayAndTime ??= new Intl.DateTimeFormat('en-IE', inDublin)).format(at)}
  </time>
);
