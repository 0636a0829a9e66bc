import { createHash } from 'node:crypto';
import { quizPages } from '#contract/quiz-pages.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { exerciseIds, exerciseOf } from '#training/exercises/exercises.ts';
import { allQuizzes } from './funnel-walk.ts';
import type { Recorded } from './recorder.ts';

/** Text that must not be sent, with a description. */
interface Secret {
  what: string;
  pattern: RegExp;
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asWord = (text: string) => new RegExp(`(?<![\\p{L}\\d])${literally(text)}(?![\\p{L}\\d])`, 'iu');

const conditionWords =
  /adhd|anxi|depress|mental|attention|disorder|symptom|diagnos|panic|burnout|stress|worry|therap|dopamine|focus/i;

/** A quiz's names, URLs, questions and options. */
function quizSecrets(quiz: Quiz): Secret[] {
  const { root } = quizPages[quiz.name];
  const options = quiz.screens.flatMap((screen) => screen.options ?? []);
  const texts = quiz.screens
    .flatMap(({ title, statement }) => [title, statement?.text])
    .concat(options.map((o) => o.label));
  return [
    { what: 'a quiz’s name', pattern: new RegExp(`${quiz.key}|${quiz.eventId}`, 'i') },
    { what: 'a quiz’s address', pattern: new RegExp(`${literally(root)}(?![a-z])`, 'i') },
    ...[...new Set(texts)].flatMap((text) => (text ? [{ what: 'a question or answer', pattern: asWord(text) }] : [])),
  ];
}

/** Everything that would reveal something about a visitor's health. */
const healthSecrets: readonly Secret[] = [
  { what: 'a field of a result or a cohort', pattern: /score|level|cohort|answer|quiz|result/i },
  { what: 'a condition', pattern: conditionWords },
  { what: 'a quiz’s screen', pattern: /screen([12]?\d|3[0124])_|screen35_(open|close)(?!_payment)|start_(open|close)/ },
  ...allQuizzes.flatMap(quizSecrets),
];

/** Text that would reveal training: its addresses, its events, and the exercises by name and id. */
export const trainingSecrets: readonly Secret[] = [
  { what: 'a page of training', pattern: /\/train(?![a-z])/i },
  { what: 'an event of training', pattern: /train_|flight_|progress_(open|close)|planned_min/ },
  { what: 'a weekly look', pattern: /check_in|look-day/ },
  ...exerciseIds
    .map(exerciseOf)
    .flatMap(({ id, name }) => [id, name].map((text) => ({ what: 'an exercise', pattern: asWord(text) }))),
];

/** The usual encodings and hashes of an email address, and the name. */
export function personSecrets(email: string, name: string): Secret[] {
  const shapes = [email, email.toUpperCase()].flatMap((text) => [
    text,
    encodeURIComponent(text),
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
    Buffer.from(text).toString('base64url'),
    ...['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) => {
      const digest = createHash(algorithm).update(text).digest();
      return [digest.toString('hex'), digest.toString('base64').replace(/=+$/, ''), digest.toString('base64url')];
    }),
  ]);
  return [
    ...[...new Set(shapes)].map((shape) => ({
      what: 'the email address',
      pattern: new RegExp(literally(shape), 'i'),
    })),
    { what: 'the name', pattern: asWord(name) },
  ];
}

/** The secrets found in a request's URL, headers or body, as they are or decoded. */
export function leaksIn(request: Recorded, secrets: readonly Secret[] = []): string[] {
  const { 'user-agent': _browser, ...headers } = request.headers;
  const text = `${request.url}\n${JSON.stringify(headers)}\n${request.body}`;
  const readable = `${text}\n${decoded(text)}`;
  return [...healthSecrets, ...secrets]
    .filter(({ pattern }) => pattern.test(readable))
    .map(({ what, pattern }) => `${what} (${pattern.exec(readable)![0]}) in ${request.method} ${request.url}`);
}

/** The text with percent and plus signs decoded until nothing changes, with all stages. */
function decoded(text: string): string {
  const once = text.replaceAll('+', ' ').replace(/(?:%[\da-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
  return once === text ? once : `${once}\n${decoded(once)}`;
}
