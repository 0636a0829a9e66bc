const tries = 3;

/**
 * How many times as long a hundred times the size takes: 100 where the time grows with the size, 10,000 where it grows
 * with its square. Of several tries the quickest count, so that a busy machine says much the same.
 */
export function growthOf(run: (size: number) => void, size: number): number {
  run(size);
  return quickest(() => run(100 * size)) / quickest(() => run(size));
}

function quickest(run: () => void): number {
  const times = Array.from({ length: tries }, () => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}
