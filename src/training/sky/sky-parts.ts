import type { TaskEngine } from '#training/exercises/engine.ts';
import type { Form } from '#training/run/task.ts';

/** What of the sky an exercise has besides the signs of its places. */
export interface SkyParts {
  /** Whether the land of the place replaces the usual hills. */
  hasLand: boolean;
  /** Whether the own kite flies below what is looked at, where there is room. */
  hasKite: boolean;
}

/**
 * Hold the line keeps its ground, because the strings end in the hand of the person who stands on it. Where a large kite
 * or an own tail is what one looks at, a second one beside it would be in the way.
 */
export function skyPartsOf(engine: TaskEngine, form: Form): SkyParts {
  const hasGround = engine === 'hold-the-line' && form !== 'still';
  return { hasLand: !hasGround, hasKite: engine === 'change-course' || form === 'still' };
}
