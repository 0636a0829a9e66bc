import { expect, type Page } from '@playwright/test';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { resultOf } from '#quiz/engine/result.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { walkThrough } from '#testing/quiz/walk.ts';
import { closed, offerEvents, opened, walkEvents } from './expected-events.ts';
import type { Pick } from './funnel-walk.ts';
import { deviceIdOf, type StoredEvent, storedEvents } from './stored-events.ts';

export const namesOf = (events: readonly StoredEvent[]) => events.map(({ name }) => name);

/**
 * Checks the events of a visitor who went straight from the start of a quiz to its offers (§ 2, § 4): in order, each
 * once, and none with an answer. Leaves the page, because waiting events are sent then.
 */
export async function expectWalkEvents(page: Page, quiz: Quiz, pick: Pick) {
  const { eventId, cohort } = quiz;
  const { plan, offers } = nextQuizPages(quiz.name);
  const expectedNames = walkEvents(quiz);
  const deviceId = (await deviceIdOf(page.context()))!;
  await page.goto('about:blank');
  await expect.poll(async () => (await storedEvents(deviceId)).length).toBe(expectedNames.length + 1);
  const events = (await storedEvents(deviceId)).filter(({ name }) => name !== 'first_launch_new');

  expect(namesOf(events)).toEqual(expectedNames);
  expect(events.filter(({ properties }) => properties.cohort !== cohort)).toEqual([]);
  const quizEvents = events.filter(({ name }) => name !== 'session_start');
  expect(quizEvents.filter(({ properties }) => properties.quiz !== eventId)).toEqual([]);
  const scored = events.filter(({ properties }) => 'score' in properties || 'level' in properties);
  const { score, level } = resultOf(quiz, walkThrough(quiz, pick));
  expect(scored.map(({ name, properties }) => [name, properties.score, properties.level])).toEqual([
    [opened(quiz.resultScreen), score, level],
  ]);
  const types = events.flatMap(({ name, properties }) => (properties.type ? [[name, properties.type]] : []));
  const paywall = plan === offers ? 'offer' : 'inapps';
  const typed = plan === offers ? offerEvents(quiz) : [opened(35), closed(35)];
  expect(types).toEqual(typed.map((name) => [name, paywall]));
  const fields = new Set(events.flatMap(({ properties }) => Object.keys(properties)));
  const ofArrival = ['content_version', 'first_touch', 'last_touch'];
  const ofWalk = ['cohort', 'drawn_cohort', 'level', 'quiz', 'score', 'stay_ms', 'type'];
  expect([...fields].sort()).toEqual([...ofArrival, ...ofWalk].sort());
}
