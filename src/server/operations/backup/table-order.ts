/** Tables, each after those whose rows its own refer to, so that they can be filled in this order. */
export function inOrder<Table extends { name: string; needs: readonly string[] }>(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) => needs.every((name) => !waiting.has(name)));
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}.`);
    for (const table of ready) waiting.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}
