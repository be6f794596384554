import type { PriceBook } from '../../../domain/book/price-book.ts';
import { listed } from '../../../domain/wording/format.ts';
import { DoorDrawing } from '../../../drawing/door-drawing.tsx';
import { doorFieldNames } from '../order/door-faults.ts';
import type { DoorFormField } from '../order/form-fields.ts';
import type { DoorView } from '../order/view.ts';
import { memo } from './memo.tsx';

interface DoorSheetProps {
  readonly book: PriceBook;
  readonly index: number;
  readonly view: DoorView;
  /** Whether the drawing has a person for scale, which a switch shows. */
  readonly person?: boolean;
}

/** The drawing of a door; while a field is invalid, the last valid one. */
export function DoorSheet({ book, index, view, person = false }: DoorSheetProps) {
  const { design, stale } = view;
  return (
    <figure class={stale ? 'sheet sheet-stale' : 'sheet'}>
      {design && (
        <Drawing
          book={book}
          design={design}
          kind="sheet"
          prefix={`d${index}`}
          class="drawing"
          person={person}
        />
      )}
      {stale && <figcaption>{staleText(view)}</figcaption>}
    </figure>
  );
}

/** Not rendered again while a size is being typed. */
const Drawing = memo(DoorDrawing);

function staleText({ design, faults }: DoorView): string {
  const names = Object.keys(faults).map((field) =>
    (doorFieldNames[field as DoorFormField] ?? field).toLowerCase(),
  );
  const settled = `until the ${listed(names)} can be read`;
  return design ? `Drawn as it was before. It stays like this ${settled}.` : `Nothing is drawn ${settled}.`;
}
