import type { NamedEvent } from '#contract/console/element-label.ts';
import { createClickGroups } from '#tracker/click-groups.ts';

interface Timers {
  setTimeout(action: () => void, delayMs: number): number;
  clearTimeout(timer: number): void;
}

/** The effect of the presses on one spot. */
export interface PressOutcome<Target> {
  target: Target;
  presses: number;
  /** Without repetitions. */
  events: NamedEvent[];
  /** The page changed. */
  hasEffect: boolean;
}

export interface PressWatch<Target> {
  /** In pixels of the window. */
  press(target: Target, x: number, y: number): void;
  recordEvent(event: NamedEvent): void;
  recordEffect(): void;
  /** Drops a press that has not been reported yet. */
  drop(): void;
}

/**
 * Waits for the effect of a press, and groups quick presses on one spot by the tracker's own rules (§ 9: 20 px,
 * 500 ms), so that the operator sees what would be measured.
 */
export function createPressWatch<Target>(
  timers: Timers,
  report: (outcome: PressOutcome<Target>) => void,
): PressWatch<Target> {
  const groups = createClickGroups(timers);
  let current: PressOutcome<Target> | null = null;

  return {
    press(target, x, y) {
      const begun: PressOutcome<Target> = { target, presses: 0, events: [], hasEffect: false };
      groups.add({
        x,
        y,
        target,
        // A press without effect is also shown to the operator.
        waitsForEffect: false,
        report(presses) {
          if (current === begun) current = null;
          report({ ...begun, presses });
        },
      });
      // A press of the current group starts no new outcome.
      current ??= begun;
    },
    recordEvent(event) {
      const isKnown = current?.events.some((known) => JSON.stringify(known) === JSON.stringify(event));
      if (!isKnown) current?.events.push(event);
    },
    recordEffect() {
      if (current !== null) current.hasEffect = true;
    },
    drop() {
      groups.drop();
      current = null;
    },
  };
}

/**
 * An event as a label stores it: with the properties that are the same for every press on the element.
 * Null for events of the tracker or the wire format itself.
 */
export function namedEvent(name: string, { cohort: _, ...properties }: Record<string, unknown>): NamedEvent | null {
  if (!/^[a-z]/.test(name)) return null;
  const lasting = Object.entries(properties).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { name, properties: Object.fromEntries(lasting) };
}
