import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { SavePlanBody } from '#contract/plan.ts';
import type { SavedWhere } from '#contract/training.ts';
import { planOf } from '#quiz/engine/plan.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { itemEntry, runEntry } from '#testing/server/training.ts';
import { makeSubscriber, type Person } from './account.ts';
import { make } from './calls.ts';
import { query } from './database.ts';

const { frequency } = quizzes;

/** An answer pattern with signs only for putting things off, because the plan that follows has five minutes. */
const putsOff = walkThrough(frequency, (screen, number) =>
  nearShare(screen.area === 'procrastination' ? 0.5 : 0)(screen, number),
);
const proposed = planOf(frequency, putsOff);

/** A plan of each quiz with five minutes a day; that of quiz two is the one that it proposes. */
export const plans = {
  adhd: { cohort: 'A', goals: ['start-easier'], skills: ['memory'], daily_minutes: 5 },
  frequency: {
    cohort: 'B',
    goals: proposed.goals.map(({ id }) => id),
    skills: proposed.skills.map(({ id }) => id),
    daily_minutes: proposed.dailyMinutes,
  },
  wellbeing: { cohort: 'C', goals: ['own-side'], skills: ['feelings'], daily_minutes: 5 },
} as const satisfies Record<string, SavePlanBody>;

/** Creates a subscriber with a plan; `where` is the place of their training, if they have chosen one already. */
export async function makeTrainee(
  request: APIRequestContext,
  email: string,
  plan: SavePlanBody,
  where?: SavedWhere,
): Promise<Person> {
  const person = await makeSubscriber(request, email);
  await savePlan(request, person, plan);
  if (where !== undefined) {
    const data = { kept_where: where, version: '1' };
    await expect(await make(request, calls.saveTrainingConsent, { headers: signedIn(person), data })).toBeOK();
  }
  return person;
}

/**
 * Puts a first training day of eight days ago into the account, so that the weekly look has opened yesterday, or by
 * another time zone today, and is open.
 */
export const trainedLastWeek = (request: APIRequestContext, person: Person) => flownOnce(request, person, 8);

/** Puts a finished exercise into the account. */
export async function flownOnce(request: APIRequestContext, person: Person, daysAgo: number) {
  const at = new Date(Date.now() - daysAgo * dayMs).toISOString();
  const entry = { ...itemEntry(), day: at.slice(0, 10), at };
  const sent = await make(request, calls.addEntries, { headers: signedIn(person), data: { entries: [entry] } });
  expect(await sent.json()).toEqual({ accepted: [entry.id], refused: [] });
}

/** Puts a session of Change course a day with these scores into the account, the last one of yesterday. */
export async function practised(request: APIRequestContext, person: Person, scores: readonly number[]) {
  const entries = scores.map((score, i) => {
    const at = new Date(Date.now() - (scores.length - i) * dayMs).toISOString();
    return { ...runEntry(), day: at.slice(0, 10), at, score };
  });
  const sent = await make(request, calls.addEntries, { headers: signedIn(person), data: { entries } });
  expect(await sent.json()).toEqual({ accepted: entries.map(({ id }) => id), refused: [] });
}

export async function savePlan(request: APIRequestContext, person: Person, plan: SavePlanBody) {
  await expect(await make(request, calls.savePlan, { headers: signedIn(person), data: plan })).toBeOK();
}

export const signedIn = ({ token }: Person) => ({ authorization: token });

/** The rows of an account's training, oldest first. */
export function entriesOf(email: string) {
  return query<{ kind: string; exercise: string | null; rounds: number | null; body: Record<string, unknown> }>(
    `select kind, exercise, (body->>'rounds')::int as rounds, body from training_entries
     join users on users.id = user_id where email = $1 order by seq`,
    [email],
  );
}

/** How many rows this browser has for training, on every shelf of its database. */
export function rowsHere(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open('everkite.training'));
    const counts: Record<string, number> = {};
    for (const shelf of database.objectStoreNames) {
      counts[shelf] = await asked(database.transaction(shelf).objectStore(shelf).count());
    }
    database.close();
    return counts;
  });
}
