/** The lines of an aligned table; all rows have the same keys. */
export function tableLines(title, rows) {
  const columns = Object.keys(rows[0]);
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => String(row[column]).length)));
  const line = (cells) => `| ${cells.map((cell, i) => String(cell).padEnd(widths[i])).join(' | ')} |`;
  const body = rows.map((row) => line(columns.map((column) => row[column])));
  return ['', `## ${title}`, '', line(columns), line(widths.map((width) => '-'.repeat(width))), ...body];
}

export function printTable(title, rows) {
  console.log(tableLines(title, rows).join('\n'));
}

/** The median ratio of two series of samples that were taken in turns, by pairs, because a machine's load drifts. */
export const medianRatio = (ours, floor) => median(ours.map((sample, i) => sample.rate / floor[i].rate));

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
