import { expect, type Page } from '@playwright/test';
import { quizPages } from '../src/contract/quiz-pages';
import type { Quiz } from '../src/quiz/quiz';
import { resultOf } from '../src/quiz/result';
import { walkThrough } from '../src/quiz/walk.fixture';
import type { Pick } from './funnel-walk';
import { deviceIdOf, type StoredEvent, storedEvents } from './stored-events';
import { closed, offerEvents, opened, walkEvents } from './told-events';

export const namesOf = (events: readonly StoredEvent[]) => events.map(({ name }) => name);

/**
 * § 2 and § 4: somebody who went straight from the start of a quiz to its offers leaves their events in order, each once,
 * and no answer in any. Leaves the page, because what waits in it is sent then.
 */
export async function expectWalkEvents(page: Page, quiz: Quiz, pick: Pick) {
  const { eventId, cohort, plan, offers } = quizPages[quiz.name];
  const way = walkEvents(quiz);
  const deviceId = (await deviceIdOf(page.context()))!;
  await page.goto('about:blank');
  await expect.poll(async () => (await storedEvents(deviceId)).length).toBe(way.length + 1);
  const events = (await storedEvents(deviceId)).filter(({ name }) => name !== 'first_launch_new');

  expect(namesOf(events)).toEqual(way);
  expect(events.filter(({ properties }) => properties.cohort !== cohort)).toEqual([]);
  const quizEvents = events.filter(({ name }) => name !== 'session_start');
  expect(quizEvents.filter(({ properties }) => properties.quiz !== eventId)).toEqual([]);
  const tellers = events.filter(({ properties }) => 'score' in properties || 'level' in properties);
  const { score, level } = resultOf(quiz, walkThrough(quiz, pick));
  expect(tellers.map(({ name, properties }) => [name, properties.score, properties.level])).toEqual([
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
