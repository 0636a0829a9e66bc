/** § 9: "Click grouping within 20 px". */
const groupingPx = 20;
/** § 9: "Action-click wait 500 ms"; also how long a group waits for its next press. */
const waitMs = 500;

export interface Press {
  /** Viewport coordinates in CSS pixels. */
  x: number;
  y: number;
  /** The pressed element; only its identity is compared. */
  target: unknown;
  /** Reported only if the page changes before the group ends. */
  waitsForEffect: boolean;
  /** Reports the group that this press begins, with its number of presses. */
  report: (count: number) => void;
}

interface Timers {
  setTimeout(action: () => void, delayMs: number): number;
  clearTimeout(timer: number): void;
}

export interface ClickGroups {
  add(press: Press): void;
  /** Records that the page has changed. */
  recordEffect(): void;
  /** Reports the current group, because leaving the page counts as a change. */
  flush(): void;
  /** Discards the current group. */
  drop(): void;
}

/** Whether a press belongs to the group that `first` began: at most 20 px away, on the same element (§ 9). */
export function isSameSpot(first: Press, next: Press): boolean {
  return first.target === next.target && Math.hypot(first.x - next.x, first.y - next.y) <= groupingPx;
}

/**
 * Combines quick presses on one spot into one event. A group ends 500 ms after its last press, or at a press elsewhere.
 */
export function createClickGroups(timers: Timers): ClickGroups {
  let group: { first: Press; count: number; hasEffect: boolean; timer: number } | null = null;

  function drop() {
    if (group !== null) timers.clearTimeout(group.timer);
    group = null;
  }

  function close() {
    const ended = group;
    drop();
    if (ended === null) return;
    if (ended.hasEffect || !ended.first.waitsForEffect) ended.first.report(ended.count);
  }

  function recordEffect() {
    if (group !== null) group.hasEffect = true;
  }

  return {
    add(press) {
      const timer = timers.setTimeout(close, waitMs);
      if (group !== null && isSameSpot(group.first, press)) {
        timers.clearTimeout(group.timer);
        group = { ...group, count: group.count + 1, timer };
      } else {
        close();
        group = { first: press, count: 1, hasEffect: false, timer };
      }
    },
    recordEffect,
    flush() {
      recordEffect();
      close();
    },
    drop,
  };
}
