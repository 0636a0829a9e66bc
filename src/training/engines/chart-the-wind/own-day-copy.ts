import { joinWithAnd } from '#training/number-words.ts';
import type { Collision, DayVerdict } from './own-day.ts';

/** "1 h 20 min". */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** "5:05 pm", for minutes after midnight; after midnight it is the next morning. */
export function timeOfDay(min: number): string {
  const inDay = min % (24 * 60);
  const hours = Math.floor(inDay / 60);
  return `${((hours + 11) % 12) + 1}:${String(inDay % 60).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The copy about a day: one sentence, and one line about the obstacle. */
export function dayCopy(verdict: DayVerdict, untilMin: number): { title: string; lines: readonly string[] } {
  switch (verdict.kind) {
    case 'fits': {
      const spare = `${duration(verdict.spareMin)} are left over.`;
      const none = 'There is no time left over. One thing less gives you room.';
      return { title: `It fits before ${timeOfDay(untilMin)}`, lines: [verdict.spareMin === 0 ? none : spare] };
    }
    case 'too much':
      return {
        title: `It is ${duration(verdict.overMin)} too much`,
        lines: ['Make one thing shorter, leave one out, or end later.'],
      };
    case 'no gap':
      return {
        title: `No gap is long enough for “${verdict.thing.name}”`,
        lines: [`It needs ${duration(verdict.thing.minutes)} in one piece. Move a fixed time, or make it shorter.`],
      };
    case 'collides':
      return { title: collisionTitle(verdict.collisions), lines: verdict.collisions.map(collisionLine) };
  }
}

const collisionTitle = (collisions: readonly Collision[]) =>
  collisions.some(({ kind }) => kind === 'overlap') ? 'Two things collide' : 'One thing is outside your time';

function collisionLine(collision: Collision): string {
  if (collision.kind === 'overlap') {
    const { first, second } = collision;
    const names = joinWithAnd([`“${first.thing.name}”`, `“${second.thing.name}”`]);
    return `${names} overlap by ${duration(Math.min(first.untilMin, second.untilMin) - second.fromMin)}.`;
  }
  const { slot, kind } = collision;
  if (kind === 'before the start') return `“${slot.thing.name}” is at ${timeOfDay(slot.fromMin)}, before you start.`;
  return `“${slot.thing.name}” ends at ${timeOfDay(slot.untilMin)}, after your end.`;
}
