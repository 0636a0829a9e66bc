/** The rows of a CSV file (RFC 4180) by the names in its first line. Throws SyntaxError for anything else. */
export function csvRecords(text: string): Record<string, string>[] {
  const [head = [], ...rows] = linesOf(text.replace(/^\uFEFF/, ''));
  return rows.map((cells) => {
    if (cells.length !== head.length)
      throw new SyntaxError(`a row of ${cells.length} cells under ${head.length} names`);
    return Object.fromEntries(head.map((name, index) => [name, cells[index]!]));
  });
}

/** One cell with what follows it: a comma, the end of the line, or the end of the file. */
const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

function linesOf(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const found = cell.exec(text);
    if (found === null) throw new SyntaxError(`no CSV at character ${at}`);
    const [, quoted, plain, end] = found;
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') {
      if (cell.lastIndex === text.length) cells.push('');
      else continue;
    }
    lines.push(cells);
    cells = [];
  }
  return lines.filter((line) => line.length > 1 || line[0] !== '');
}
