import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import type { LevelName } from '#quiz/quiz.ts';

/** What the editor shows in its phone. */
export interface PhoneDraft {
  quiz: QuizName;
  body: QuizBody;
  /** The id of the screen that is edited. */
  screen: string;
  /** The level that a result is shown of; null for whichever comes about. */
  level: LevelName | null;
  theme: 'day' | 'night';
}

/** Messages between the editor and its phone; they carry a draft in, and nothing out but that it can be sent. */
export type PhoneMessage = { phone: 'ready' } | { phone: 'draft'; draft: PhoneDraft };

/** The message of an event that came from this window of this site; null for any other. */
export function messageFrom(
  { source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  from: MessageEventSource | null,
): PhoneMessage | null {
  if (from === null || source !== from || origin !== location.origin) return null;
  const kind: unknown = typeof data === 'object' && data !== null && 'phone' in data ? data.phone : null;
  return kind === 'ready' || kind === 'draft' ? data : null;
}
