import { useNewAccount } from '#web/session/new-account.ts';
import { nameFrom } from '../screen-parts/sign-up-body.ts';
import type { PassedQuiz } from './use-passed-quiz.ts';

/** What the visitor wants to be called: as given at the sign-up, else in the quiz; empty when nowhere. */
export function useFirstName({ quiz, state }: PassedQuiz): string {
  const signedUpAs = useNewAccount((account) => account.name);
  return signedUpAs || nameFrom(quiz, state);
}
