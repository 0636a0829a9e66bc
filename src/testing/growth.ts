const tries = 3;
const times = 100;

/**
 * How many times as long a hundred times the size takes: 100 where the time grows with the size, 10,000 where it grows
 * with its square. What counts is the time that the processor spent on it, of several tries the shortest, and the small size
 * is run a hundred times: a busy machine holds up the longer of two runs more often.
 */
export function growthOf(run: (size: number) => void, size: number): number {
  const small = () => {
    for (let i = 0; i < times; i += 1) run(size);
  };
  small();
  return (times * quickest(() => run(times * size))) / quickest(small);
}

function quickest(run: () => void): number {
  const durations = Array.from({ length: tries }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...durations);
}
