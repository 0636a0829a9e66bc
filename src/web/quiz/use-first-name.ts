import { useNewAccount } from '../account/new-account';
import { nameFrom } from './sign-up-body';
import type { PassedQuiz } from './use-passed-quiz';

/** What the visitor wants to be called: as given at the sign-up, else in the quiz; empty when nowhere. */
export function useFirstName({ quiz, state }: PassedQuiz): string {
  const signedUpAs = useNewAccount((account) => account.name);
  return signedUpAs || nameFrom(quiz, state);
}
