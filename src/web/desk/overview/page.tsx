import { type Overview, overviewPeriods } from '../../../app/inbox/overview.ts';
import { openTime } from '../../../app/enquiries/work/first-response.ts';
import { collectionNames, stageNames } from '../words.ts';
import { DayPlot, ShareTable } from './plots.tsx';

function Figure({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

export function OverviewPage({
  overview,
  hoursNote,
}: {
  readonly overview: Overview;
  readonly hoursNote: string;
}) {
  const { days, firstResponse, byStage } = overview;
  const stageCount = (stage: string) => byStage.find(({ name }) => name === stage)?.count ?? 0;
  const [won, lost] = [stageCount('won'), stageCount('lost')];
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
        <Figure name="Enquiries" text={overview.total.toLocaleString('en-IE')} />
        <Figure name="Held now" text={overview.held.toLocaleString('en-IE')} />
        <Figure name="Rejected" text={overview.rejected.toLocaleString('en-IE')} />
        <Figure name="Won" text={won.toLocaleString('en-IE')} />
        <Figure name="Lost" text={lost.toLocaleString('en-IE')} />
        <Figure name="First response" text={firstResponse ? openTime(firstResponse.half) : 'none yet'} />
      </dl>
      {firstResponse && (
        <p class="desk-aside">
          Half of {firstResponse.of.toLocaleString('en-IE')} first responses came within{' '}
          {openTime(firstResponse.half)}, nine in ten within {openTime(firstResponse.most)} of opening hours.{' '}
          {hoursNote}
        </p>
      )}
      <section>
        <h2 id="by-day">Enquiries by day</h2>
        <DayPlot byDay={overview.byDay} />
      </section>
      <div class="desk-shares">
        <ShareTable
          heading="By source"
          rows={overview.bySource}
          nameOf={(name) => (name === '' ? 'Not said' : name)}
          empty="Nothing came in this time."
        />
        <ShareTable
          heading="By what was asked for"
          rows={overview.byCollection}
          nameOf={(name) => collectionNames[name as keyof typeof collectionNames]}
          empty="Nothing came in this time."
        />
        <ShareTable
          heading="By stage"
          rows={byStage}
          nameOf={(name) => stageNames[name as keyof typeof stageNames]}
          empty="Nothing came in this time."
        />
        <ShareTable
          heading="Why they were lost"
          rows={overview.lostFor}
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
