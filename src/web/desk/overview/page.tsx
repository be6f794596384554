import { type Overview, type OverviewPeriod, overviewPeriods } from '../../../app/inbox/overview.ts';
import { openTime } from '../../../app/enquiries/work/first-response.ts';
import { cents } from '../../../domain/units.ts';
import { inEuro } from '../../../domain/wording/format.ts';
import { collectionNames } from '../words.ts';
import { Figure } from './plots.tsx';
import { ShareTable } from './share-table.tsx';
import type { OverviewTable } from './tables.ts';

function Total({
  name,
  text,
  more,
}: {
  readonly name: string;
  readonly text: string;
  readonly more?: string;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {text}
        {more !== undefined && <small> {more}</small>}
      </dd>
    </div>
  );
}

const enquiriesIn = (count: number): string =>
  count === 1 ? 'in 1 enquiry' : `in ${count.toLocaleString('en-IE')} enquiries`;

const csvAddress = (days: OverviewPeriod, id: string): string => `/staff/overview.csv?days=${days}&of=${id}`;

interface OverviewPageProps {
  readonly days: OverviewPeriod;
  readonly overview: Overview;
  readonly tables: readonly OverviewTable[];
  readonly hoursNote: string;
}

export function OverviewPage({ days, overview, tables, hoursNote }: OverviewPageProps) {
  const { firstResponse, pipeline, won, lostFor } = overview;
  const open = pipeline.reduce((sum, { value }) => sum + value, 0);
  const openCount = pipeline.reduce((sum, { count }) => sum + count, 0);
  const lost = lostFor.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <header class="desk-heading">
        <h1>Overview</h1>
        <nav aria-label="Period" class="desk-tabs">
          {overviewPeriods.map((period) => (
            <a
              key={period}
              href={`/staff/overview?days=${period}`}
              aria-current={period === days ? 'page' : undefined}
            >
              {period} days
            </a>
          ))}
        </nav>
      </header>
      <dl class="desk-figures">
        <Total name="Open" text={inEuro(cents(open))} more={enquiriesIn(openCount)} />
        <Total name="Won" text={inEuro(cents(won.value))} more={enquiriesIn(won.count)} />
        <Total name="Enquiries" text={overview.total.toLocaleString('en-IE')} />
        <Total
          name="Held now"
          text={overview.held.toLocaleString('en-IE')}
          more={`${overview.rejected.toLocaleString('en-IE')} rejected`}
        />
        <Total name="Lost" text={lost.toLocaleString('en-IE')} />
        <Total name="First answer" text={firstResponse ? openTime(firstResponse.half) : 'none yet'} />
      </dl>
      <p class="desk-aside">
        Of enquiries that came in the last {days} days. Money is the estimate of the day with VAT; enquiries
        without a price count as enquiries only, and held or rejected ones not as money.
        {firstResponse &&
          ` Half of ${firstResponse.of.toLocaleString('en-IE')} first answers came within ${openTime(firstResponse.half)}, nine in ten within ${openTime(firstResponse.most)} of opening hours. ${hoursNote}`}
      </p>
      <div class="desk-shares desk-money">
        {tables.map((table) => (
          <Figure key={table.id} table={table} csv={csvAddress(days, table.id)} />
        ))}
        <ShareTable
          heading="By what was asked for"
          rows={overview.byCollection}
          nameOf={(name) => collectionNames[name as keyof typeof collectionNames]}
          empty="Nothing came in this time."
        />
        <ShareTable
          heading="Why they were lost"
          rows={lostFor}
          nameOf={(name) => name.charAt(0).toUpperCase() + name.slice(1)}
          empty="None was lost."
        />
      </div>
      <p class="desk-aside">
        Days are counted in UTC. The figures are at most a minute old; rehearsals are not in them.
      </p>
    </>
  );
}
