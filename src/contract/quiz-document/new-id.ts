/** A new id, which no other has: random, so that one that was removed never comes back with another meaning. */
export function newId(taken: readonly string[], random: () => number = Math.random): string {
  for (;;) {
    const id = `n-${Math.floor(random() * 36 ** 8)
      .toString(36)
      .padStart(8, '0')}`;
    if (!taken.includes(id)) return id;
  }
}
