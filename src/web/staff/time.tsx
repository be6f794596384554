/** Made when it is first asked for: that takes far longer than to use it. */
let dayAndTime: Intl.DateTimeFormat | undefined;
const inDublin = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Dublin' } as const;

/** A moment, for people and for programs. */
export const Time = ({ at }: { readonly at: number }) => (
  <time dateTime={new Date(at).toISOString()}>
    {(dayAndTime ??= new Intl.DateTimeFormat('en-IE', inDublin)).format(at)}
  </time>
);
