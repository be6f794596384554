/** What became of the enquiries that were changed together. */
export interface BulkResult {
  readonly what: BulkAction;
  readonly done: number;
  /** Number of those that were so before. */
  readonly unchanged: number;
  /** Number of those that were erased meanwhile. */
  readonly missing: number;
  /** References of those that somebody else changed meanwhile: they stay as they are. */
  readonly collided: readonly string[];
}

const endings = {
  owner: ['has another owner', 'have another owner'],
  stage: ['has another stage', 'have another stage'],
  'next-step': ['has another next step', 'have another next step'],
  release: ['released', 'released'],
  reject: ['rejected', 'rejected'],
} as const;

export type BulkAction = keyof typeof endings;
export const isBulkAction = (text: string): text is BulkAction => Object.hasOwn(endings, text);

/** The result as the value of a query parameter, for the page after the redirect. */
export const bulkResultText = ({ what, done, unchanged, missing, collided }: BulkResult): string =>
  [what, done, unchanged, missing, ...collided].join('.');

export function readBulkResult(text: unknown): BulkResult | null {
  const [, what = '', done, unchanged, missing, collided = ''] =
    /^([a-z-]+)\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})((?:\.[0-9A-Z]{4}-[0-9A-Z]{4})*)$/.exec(
      typeof text === 'string' ? text : '',
    ) ?? [];
  if (!isBulkAction(what)) return null;
  return {
    what,
    done: Number(done),
    unchanged: Number(unchanged),
    missing: Number(missing),
    collided: collided.split('.').slice(1),
  };
}

/** The result above the list; it takes the focus, as the page is a new one. */
export function BulkResultNote({ result }: { readonly result: BulkResult }) {
  const { what, done, unchanged, missing, collided } = result;
  return (
    <div class="desk-note desk-result" role="status" tabIndex={-1} autoFocus>
      <p>
        {enquiries(done)} {endings[what][done === 1 ? 0 : 1]}.
        {unchanged > 0 && ` ${unchanged} had been so before.`}
        {missing > 0 && ` ${missing} not found: erased, perhaps.`}
      </p>
      {collided.length > 0 && (
        <p>
          <strong>{collided.length} changed while you were looking, and stayed so.</strong> Look again:
          {collided.map((reference) => [
            ' ',
            <a key={reference} href={`/staff?q=${reference}`}>
              {reference}
            </a>,
          ])}
        </p>
      )}
    </div>
  );
}

const enquiries = (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`);
