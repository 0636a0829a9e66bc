import type { Frames } from '#web/training/play/frames.ts';

/** The interval of a screen of 60 Hz, in ms. */
const hertz60 = 1000 / 60;

/** A screen whose frames come when the test says so. */
export function fakeFrames() {
  let now = 0;
  let drawNext: ((at: number) => void) | null = null;
  let report: Parameters<Frames['watch']>[0] | null = null;
  const frames: Frames = {
    now: () => now,
    request(draw) {
      drawNext = draw;
      return 1;
    },
    cancel() {
      drawNext = null;
    },
    watch(found) {
      report = found;
      return () => {
        report = null;
      };
    },
  };
  const frameAfter = (ms: number) => {
    now += ms;
    const draw = drawNext;
    drawNext = null;
    draw?.(now);
  };
  return {
    frames,
    frameAfter,
    pass(ms: number, interval = hertz60) {
      for (const until = now + ms; now < until; ) frameAfter(interval);
    },
    isAsleep: () => drawNext === null,
    leave: (because: 'hidden' | 'blurred' | 'turned') => report?.(because),
    isWatched: () => report !== null,
  };
}
