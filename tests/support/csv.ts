/** Parses CSV by RFC 4180, with an optional byte order mark: each row as an object by column name. */
export function readCsv(text: string): { header: string[]; rows: Record<string, string>[] } {
  const [header = [], ...rows] = cellsOf(text.replace(/^\ufeff/, ''));
  return {
    header,
    rows: rows.map((cells) => {
      if (cells.length !== header.length)
        throw new Error(`${cells.length} cells under ${header.length} headings: ${cells.join(' | ')}`);
      return Object.fromEntries(header.map((name, column) => [name, cells[column] ?? '']));
    }),
  };
}

function cellsOf(text: string): string[][] {
  if (!text.endsWith('\r\n')) throw new Error('the last row does not end in a line break');
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
