import type { Plan } from '#quiz/engine/plan-proposal.ts';

/** What a plan was made from, as part of a sentence. It names only what the visitor chose. */
export function madeFrom({ goals, skills, origin }: Plan): string {
  const chosen = [...named('goal', goals.length), ...named('skill', skills.length)];
  if (origin === 'proposed' || chosen.length === 0) return 'made from your answers';
  return `made from the ${chosen.join(' and ')} you chose`;
}

const named = (noun: string, count: number) => (count === 0 ? [] : [count === 1 ? noun : `${noun}s`]);
