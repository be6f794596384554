/** Largest file that is opened; a list of doors has a few kilobytes. */
const mostBytes = 5 * 1024 * 1024;

/** Offers to open a file on the page of a list: its rows are put into the text field, and sent. */
export function offerFiles(chooser: HTMLElement): void {
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
  // Loaded on demand: most visitors never open a spreadsheet.
  const { readWorkbook } = await import('./read-workbook.ts');
  const rows = readWorkbook(new Uint8Array(bytes));
  return rows.map((row) => row.map((cell) => quoted(cell)).join('\t')).join('\n');
}

/** A tab or a line break within a cell would begin the next one. */
const quoted = (cell: string): string => (cell === '' ? '' : `"${cell.replaceAll('"', '""')}"`);

/** Older spreadsheets write CSV in the Windows encoding. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
