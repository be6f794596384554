const dayAndTime = new Intl.DateTimeFormat('en-IE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Dublin',
});

/** A moment, for people and for programs. */
export const Time = ({ at }: { readonly at: number }) => (
  <time dateTime={new Date(at).toISOString()}>{dayAndTime.format(at)}</time>
);
