import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { leadPlan } from '#training/plan/lead-plan.ts';
import { exercisesOfDay } from '#training/plan/planned-week.ts';
import { PlanParts } from './plan-parts.tsx';

const part = (id: string) => ({ id, label: id });
const planOf = (skills: string[], dailyMinutes: Plan['dailyMinutes']): Plan => ({
  goals: [part('wind-down')],
  skills: skills.map(part),
  dailyMinutes,
  origin: 'chosen',
});
const plans = [planOf(['memory'], 5), planOf(['attention', 'planning'], 10), planOf([], 20)];

it.each(plans)('the tail on the plan page has the exercises of the first week, day by day: %o', (plan) => {
  const page = renderToStaticMarkup(
    <PlanParts plan={plan} form="training">
      {null}
    </PlanParts>,
  );
  const [, tail] = page.split('Your first week</h2>');
  const text = tail!
    .split('</ol>')[0]!
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|');
  const days = leadPlan(plan, 'training')[0]!.days.map(
    (day) =>
      `|Day |${day.number}|${exercisesOfDay(day)
        .map(({ name }) => `${name}|`)
        .join('')}`,
  );
  expect(text.slice(text.indexOf('|Day |'))).toBe(days.join('').replaceAll('||', '|'));
});
