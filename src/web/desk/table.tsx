import type { ComponentChildren } from 'preact';

interface DeskTableProps {
  /** Name of the table for screen readers. Where it does not fit, the table scrolls sideways. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Columns that are right-aligned. */
  readonly numbers?: readonly string[];
  /** The rows. */
  readonly children: ComponentChildren;
}

export function DeskTable({ label, columns, numbers = [], children }: DeskTableProps) {
  return (
    <div class="desk-scroll" tabIndex={0} role="region" aria-label={label}>
      <table class="desk-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" class={numbers.includes(column) ? 'desk-number' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
