import { type InboxFilter, type StageFilter, stageFilters } from '../../../app/inbox/inbox-filter.ts';
import { collections } from '../../../app/enquiries/enquiry.ts';
import { narrowingFields } from '../../../app/inbox/inbox-tabs.ts';
import type { KeptAccount, StaffAccount } from '../../../app/accounts/account.ts';
import { type Choice, Select } from '../../shell/field.tsx';
import { collectionNames, moderationNames, stageNames } from '../words.ts';

const any = { value: '', label: 'Any' };
const chosenFrom = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): readonly Choice[] => values.map((value) => ({ value, label: words[value] }));

const stageWords: Readonly<Record<StageFilter, string>> = {
  unanswered: 'Unanswered',
  open: 'Open',
  ...stageNames,
};

/** Clear is what is shown unless another is chosen. */
const moderationChoices: readonly Choice[] = [
  { value: '', label: moderationNames.clear },
  ...chosenFrom(['held', 'rejected'] as const, moderationNames),
];

const withChosen = (chosen: string | null, choices: readonly Choice[]): readonly Choice[] =>
  chosen === null || choices.some(({ value }) => value === chosen)
    ? choices
    : [...choices, { value: chosen, label: chosen }];

interface FilterFormProps {
  readonly filter: InboxFilter;
  readonly sources: readonly string[];
  readonly accounts: readonly KeptAccount[];
  readonly account: StaffAccount;
}

/**
 * The form of the filter. It uses GET: with the filter in the address it works without scripts and can be
 * bookmarked.
 */
export function FilterForm({ filter, sources, accounts, account }: FilterFormProps) {
  const { collection, moderation, stage, owner, source, from, to, overdue } = filter;
  // Includes disabled accounts, and the chosen one even if deleted, so that the form shows the filter of the list.
  const owners = withChosen(owner, [
    { value: 'me', label: 'Me' },
    { value: 'nobody', label: 'Nobody' },
    ...accounts
      .filter(({ id }) => id !== account.id)
      .map(({ id, email, disabledAt }) => ({
        value: id,
        label: disabledAt === null ? email : `${email} (disabled)`,
      })),
  ]);
  const knownSources = withChosen(
    source,
    sources.map((value) => ({ value, label: value })),
  );
  const narrowing = narrowingFields(filter);
  return (
    <form method="get" action="/staff" class="desk-filter" id="desk-filter" role="search">
      <div class="desk-search">
        <label for="q" class="visually-hidden">
          Search
        </label>
        <input
          id="q"
          name="q"
          type="search"
          value={filter.q}
          maxLength={200}
          autoComplete="off"
          dir="auto"
          placeholder="Search: name, phone, reference, Eircode, text"
        />
        <button type="submit" class="button without-script">
          Show
        </button>
      </div>
      <details>
        <summary>{narrowing > 0 ? `Filter (${narrowing})` : 'Filter'}</summary>
        <div class="desk-choices">
          <Select
            id="collection"
            label="About"
            value={collection ?? ''}
            choices={[any, ...chosenFrom(collections, collectionNames)]}
          />
          <Select
            id="moderation"
            label="Moderation"
            value={moderation === 'clear' ? '' : (moderation ?? '')}
            choices={moderationChoices}
          />
          <Select
            id="stage"
            label="Stage"
            value={stage ?? ''}
            choices={[any, ...chosenFrom(stageFilters, stageWords)]}
          />
          <Select id="owner" label="Owner" value={owner ?? ''} choices={[any, ...owners]} />
          <Select id="source" label="Source" value={source ?? ''} choices={[any, ...knownSources]} />
          <Day id="from" label="From" value={from} />
          <Day id="to" label="Up to" value={to} />
          <label class="choice-tick">
            <input type="checkbox" name="overdue" value="1" checked={overdue} />
            <span>Only overdue ones</span>
          </label>
        </div>
      </details>
    </form>
  );
}

const Day = ({
  id,
  label,
  value,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: string | null;
}) => (
  <div class="field">
    <label for={id}>{label}</label>
    <input id={id} name={id} type="date" value={value ?? ''} />
  </div>
);
