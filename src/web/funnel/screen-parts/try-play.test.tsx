import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { TryPlay } from './try-play.tsx';

const planFor = (id: string): Plan => ({ goals: [], skills: [{ id, label: id }], dailyMinutes: 10, origin: 'chosen' });
const titleFor = (plan?: Plan) =>
  /<h2>(.*?)<\/h2>/.exec(renderToStaticMarkup(<TryPlay where="plan" next={{ label: 'On' }} plan={plan} />))![1];

it('the play is called part of the plan only where the plan begins with it', () => {
  expect(titleFor(planFor('attention'))).toBe('Play one minute of your own plan');
  expect(titleFor(planFor('planning'))).toBe('Play 40 seconds');
  expect(titleFor()).toBe('Play 40 seconds');
});
