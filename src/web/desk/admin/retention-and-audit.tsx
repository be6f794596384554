import type { AuditLine, RetentionReport } from '../../../app/admin/admin.ts';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage } from '../staff-page.ts';
import { collectionNames } from '../words.ts';
import { Time } from '../time.tsx';
import { DeskTable } from '../table.tsx';
import { AdminFrame } from './frame.tsx';

const shownAtOnce = 200;

function RetentionPage({ report }: { readonly report: RetentionReport | null }) {
  if (!report)
    return (
      <AdminFrame path="/staff/admin/retention">
        <p>Nothing is erased for its age: RETENTION_MONTHS is off.</p>
      </AdminFrame>
    );
  const { months, before, collections, doorQuotes, oldestKept } = report;
  return (
    <AdminFrame path="/staff/admin/retention">
      <p>
        Enquiries are kept for {months} months; then the service erases them with all that belongs to them. If
        it did so now, these from before <Time at={before} /> would go. Looking erases nothing.
      </p>
      {collections.length === 0 ? (
        <p>None is that old.</p>
      ) : (
        <table class="desk-table">
          <tbody>
            {collections.map(({ collection, due }) => (
              <tr key={collection}>
                <th scope="row">{collectionNames[collection]}</th>
                <td class="desk-number">{due.toLocaleString('en-IE')}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Door quotes that became one of them</th>
              <td class="desk-number">{doorQuotes.toLocaleString('en-IE')}</td>
            </tr>
          </tbody>
        </table>
      )}
      <p>
        {oldestKept === null ? (
          'No enquiry stays.'
        ) : (
          <>
            The oldest that stays came <Time at={oldestKept} />.
          </>
        )}
      </p>
    </AdminFrame>
  );
}

function AuditPage({ lines }: { readonly lines: readonly AuditLine[] }) {
  return (
    <AdminFrame path="/staff/admin/audit">
      <p>
        What was done to people’s data and by admins: when and by whom, never about whom. Nobody can change
        it.
      </p>
      {lines.length === 0 ? (
        <p>Nothing was done yet.</p>
      ) : (
        <DeskTable label="Audit" columns={['When', 'Who', 'What', 'Details']}>
          {lines.map(({ at, actor, action, detail }, index) => (
            <tr key={index}>
              <td data-label="When">
                <Time at={at} />
              </td>
              <td data-label="Who">
                <bdi>{actor}</bdi>
              </td>
              <td data-label="What">{action}</td>
              <td data-label="Details">
                {Object.entries(detail)
                  .filter(([, value]) => value !== 0)
                  .map(
                    ([name, value]) =>
                      `${name} ${typeof value === 'number' ? value.toLocaleString('en-IE') : value}`,
                  )
                  .join(', ')}
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
      {lines.length === shownAtOnce && <p>The latest {shownAtOnce}; the command audit list shows all.</p>}
    </AdminFrame>
  );
}

export const recordPages = (kit: StaffKit): readonly StaffPage[] => [
  {
    method: 'GET',
    path: '/staff/admin/retention',
    role: 'admin',
    answer: async (visit) =>
      showStaff(kit, visit, {
        title: 'Retention',
        body: <RetentionPage report={await kit.admin.retention()} />,
      }),
  },
  {
    method: 'GET',
    path: '/staff/admin/audit',
    role: 'admin',
    answer: async (visit) =>
      showStaff(kit, visit, {
        title: 'Audit',
        body: <AuditPage lines={await kit.admin.audit(shownAtOnce)} />,
      }),
  },
];
