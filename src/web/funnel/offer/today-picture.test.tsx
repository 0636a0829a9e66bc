import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { leadPlan } from '#training/plan/lead-plan.ts';
import type { PlanForm } from '#training/plan/plan-form.ts';
import { exercisesOfDay } from '#training/plan/planned-week.ts';
import { TodayPicture } from './today-picture.tsx';

const plan: Plan = {
  goals: [{ id: 'wind-down', label: 'Wind down at night' }],
  skills: [{ id: 'memory', label: 'Keeping things in mind' }],
  dailyMinutes: 10,
  origin: 'chosen',
};
const saturday = Date.UTC(2026, 10, 21, 12);

it.each<PlanForm>(['training', 'personal'])(
  'the picture of Today shows and says the first day of the own plan (%s)',
  (form) => {
    const exercises = exercisesOfDay(leadPlan(plan, form)[0]!.days[0]!);
    const picture = renderToStaticMarkup(<TodayPicture plan={plan} form={form} now={saturday} />);
    const said = /aria-label="([^"]*)"/.exec(picture)![1]!.split(': ')[1];
    expect(said).toBe(exercises.map(({ name, minutes }) => `${name}, ${minutes} minutes`).join('; '));
    for (const { name, minutes } of exercises) {
      expect(picture).toContain(`<b>${name}</b><span class="number">${minutes} min</span>`);
    }
    expect(picture).toContain('Saturday flight');
  },
);

it('nothing in the picture of Today can be pressed', () => {
  const picture = renderToStaticMarkup(<TodayPicture plan={plan} form="training" now={saturday} />);
  expect(picture).toMatch(/^<div [^>]*role="img"/);
  expect(picture).not.toMatch(/<(a|button|input)\b|tabindex/i);
});
