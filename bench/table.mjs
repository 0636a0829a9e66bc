/** Prints rows of equal keys as an aligned table. */
export function printTable(title, rows) {
  const columns = Object.keys(rows[0]);
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => String(row[column]).length)));
  const line = (cells) => `| ${cells.map((cell, i) => String(cell).padEnd(widths[i])).join(' | ')} |`;
  console.log(`\n## ${title}\n`);
  console.log(line(columns));
  console.log(line(widths.map((width) => '-'.repeat(width))));
  for (const row of rows) console.log(line(columns.map((column) => row[column])));
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A measured value beside the number it must not cross; `atLeast` for ratios, `atMost` for costs. */
export function gate(name, value, limit, kind = 'atMost') {
  return { name, value, limit, kind, kept: kind === 'atMost' ? value <= limit : value >= limit };
}

/** Prints the gates and tells whether all were kept. */
export function judge(gates) {
  printTable(
    'Budgets',
    gates.map(({ name, value, limit, kind, kept }) => ({
      budget: name,
      measured: Math.round(value * 100) / 100,
      limit: `${kind === 'atMost' ? '≤' : '≥'} ${limit}`,
      kept: kept ? 'yes' : 'NO',
    })),
  );
  return gates.every((each) => each.kept);
}
