/** Maximum file size; a schedule of doors has a few kilobytes. */
const mostBytes = 5 * 1024 * 1024;

/** Lets the customer open a file with a schedule of doors: fills the text field and submits the form. */
function offerFiles(chooser: HTMLElement): void {
  const input = chooser.querySelector('input');
  const fault = chooser.querySelector('.fault');
  const list = document.querySelector<HTMLTextAreaElement>('#list');
  if (!input || !fault || !list) return;
  chooser.hidden = false;
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (!file) return;
    fault.textContent = 'Opening…';
    rowsOf(file).then(
      (rows) => {
        list.value = rows;
        fault.textContent = '';
        list.form?.requestSubmit();
      },
      () => {
        fault.textContent = `“${file.name}” cannot be read as a list. Save it as XLSX or CSV, or paste its rows below.`;
      },
    );
  });
}

async function rowsOf(file: File): Promise<string> {
  if (file.size > mostBytes) throw new Error('The file is too large');
  const bytes = await file.arrayBuffer();
  if (!/\.xlsx$/i.test(file.name)) return textOf(bytes);
  // Loaded on demand: most schedules are pasted or CSV.
  const { readWorkbook } = await import('./read-workbook.ts');
  const rows = readWorkbook(new Uint8Array(bytes));
  return rows.map((row) => row.map((cell) => quoted(cell)).join('\t')).join('\n');
}

/** Quotes a cell, because a tab or line break in it would begin the next cell. */
const quoted = (cell: string): string => (cell === '' ? '' : `"${cell.replaceAll('"', '""')}"`);

/** Older spreadsheets write CSV in the Windows encoding. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const chooser = document.querySelector<HTMLElement>('.open-file');
if (chooser) offerFiles(chooser);

// A module, so that it can be loaded on demand.
export {};
