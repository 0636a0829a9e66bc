const tries = 3;
const times = 100;

/**
 * How many times longer a hundred times the size takes: 100 if the time is linear in the size, 10,000 if quadratic.
 * Measures processor time, the shortest of several tries. The small size is run a hundred times, because a busy machine
 * interrupts the longer of two runs more often.
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
