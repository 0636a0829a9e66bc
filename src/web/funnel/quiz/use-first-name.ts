import { useNewAccount } from '#web/session/new-account.ts';
import { nameFrom } from '../screen-parts/sign-up-body.ts';
import type { PassedQuiz } from './use-passed-quiz.ts';

/** The first name from the sign-up, otherwise from the quiz; empty when neither has one. */
export function useFirstName({ quiz, state }: PassedQuiz): string {
  const signedUpAs = useNewAccount((account) => account.name);
  return signedUpAs || nameFrom(quiz, state);
}
