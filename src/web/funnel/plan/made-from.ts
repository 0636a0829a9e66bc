import type { Plan } from '#quiz/engine/plan-proposal.ts';

/** The sources of a plan, as part of a sentence. It names only the visitor's own choices. */
export function madeFrom({ goals, skills, origin }: Plan): string {
  const chosen = [...named('goal', goals.length), ...named('skill', skills.length)];
  if (origin === 'proposed' || chosen.length === 0) return 'made from your answers';
  return `made from the ${chosen.join(' and ')} you chose`;
}

const named = (noun: string, count: number) => (count === 0 ? [] : [count === 1 ? noun : `${noun}s`]);
