import { describe, expect, it } from 'vitest';
import { quizOne } from '../../quiz/content/quiz-one';
import { isKnown } from './exercises';
import { trainingPlan } from './training-plan';

const focus = 'Hold my focus for longer';
const evening = 'Wind down at night';
const [attention, memory, planning] = ['Holding attention', 'Keeping things in mind', 'Planning ahead'];
const minutesOf = (day: { minutes: number }[]) => day.reduce((sum, { minutes }) => sum + minutes, 0);
const namesOf = (day: { name: string }[]) => day.map(({ name }) => name);

describe('the training plan', () => {
  it('fills exactly the daily time that was chosen', () => {
    for (const dailyMinutes of [5, 10, 20, 30]) {
      for (const week of trainingPlan({ goals: [focus], skills: [attention, memory, planning], dailyMinutes })) {
        expect(minutesOf(week.day)).toBe(dailyMinutes);
      }
    }
  });

  it('differs with the goals', () => {
    const plan = (goal: string) => trainingPlan({ goals: [goal], skills: [attention], dailyMinutes: 10 });
    expect(namesOf(plan(focus)[0]!.day)).toEqual(['Hold the line', 'One thing']);
    expect(namesOf(plan(evening)[0]!.day)).toEqual(['Hold the line', 'Evening horizon']);
  });

  it('differs with the skills', () => {
    const plan = (skill: string) => trainingPlan({ goals: [focus], skills: [skill], dailyMinutes: 10 });
    expect(namesOf(plan(memory)[0]!.day)).not.toEqual(namesOf(plan(planning)[0]!.day));
  });

  it('puts more exercises into a longer day', () => {
    const plan = (dailyMinutes: number) =>
      trainingPlan({ goals: [focus], skills: [attention, memory, planning], dailyMinutes })[0]!.day;
    expect([5, 10, 20].map((minutes) => plan(minutes).length)).toEqual([2, 3, 4]);
  });

  it('gives every chosen goal and skill its turn', () => {
    const weeks = trainingPlan({ goals: [focus, evening], skills: [attention, memory, planning], dailyMinutes: 5 });
    expect(weeks.map(({ goal }) => goal)).toEqual([focus, evening, focus, evening]);
    expect(new Set(weeks.flatMap(({ skills }) => skills))).toEqual(new Set([attention, memory, planning]));
  });

  it('works without any goal', () => {
    const [week] = trainingPlan({ goals: [], skills: [attention], dailyMinutes: 5 });
    expect(week).toMatchObject({ goal: null, day: [{ minutes: 3 }, { name: 'A short look back', minutes: 2 }] });
  });

  it('knows every goal and skill that quiz one offers', () => {
    const asked = quizOne.screens.filter(({ purpose }) => purpose === 'goals' || purpose === 'skills');
    const words = asked.flatMap(({ options = [] }) => options.map(({ label }) => label));
    expect(words.filter((label) => !isKnown(label))).toEqual([]);
  });
});
