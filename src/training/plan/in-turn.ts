/** Goes round the items; null when there are none. */
export function inTurn<Item>(items: readonly Item[], turn: number): Item | null {
  return items[turn % Math.max(1, items.length)] ?? null;
}
