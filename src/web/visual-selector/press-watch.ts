import type { NamedEvent } from '../../contract/element-label';
import { createClickGroups } from '../../tracker/click-groups';

interface Timers {
  setTimeout(action: () => void, delayMs: number): number;
  clearTimeout(timer: number): void;
}

/** What came of the presses on one spot. */
export interface PressOutcome<Target> {
  target: Target;
  presses: number;
  /** Each once. */
  events: NamedEvent[];
  /** The page changed. */
  hasEffect: boolean;
}

export interface PressWatch<Target> {
  /** At pixels of the window. */
  press(target: Target, x: number, y: number): void;
  noteEvent(event: NamedEvent): void;
  noteEffect(): void;
  /** Forgets what was not told yet. */
  drop(): void;
}

/**
 * Waits after a press for what it does, and takes quick presses on one spot for one, by the tracker's own rules (§ 9: 20 px,
 * 500 ms), so that the operator sees what would be measured.
 */
export function createPressWatch<Target>(
  timers: Timers,
  tell: (outcome: PressOutcome<Target>) => void,
): PressWatch<Target> {
  const groups = createClickGroups(timers);
  let current: PressOutcome<Target> | null = null;

  return {
    press(target, x, y) {
      const begun: PressOutcome<Target> = { target, presses: 0, events: [], hasEffect: false };
      groups.add({
        ...{ x, y, target },
        // Also what does nothing is told to the operator.
        waitsForEffect: false,
        tell(presses) {
          if (current === begun) current = null;
          tell({ ...begun, presses });
        },
      });
      // A press that belongs to the group before it begins nothing.
      current ??= begun;
    },
    noteEvent(event) {
      const isKnown = current?.events.some((known) => JSON.stringify(known) === JSON.stringify(event));
      if (!isKnown) current?.events.push(event);
    },
    noteEffect() {
      if (current !== null) current.hasEffect = true;
    },
    drop() {
      groups.drop();
      current = null;
    },
  };
}
