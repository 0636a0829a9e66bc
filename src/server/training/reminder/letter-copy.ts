import type { Say } from '#server/mail/say.ts';
import type { LetterCopy } from '#training/reminder/letter.ts';

/** The texts of letters, from the catalogue. */
export function letterCopy(say: Say): LetterCopy {
  return {
    secondSubject: say('email-training.letter-second-subject'),
    secondHeading: say('email-training.letter-second-heading'),
    newToday: (exercise, minutes) => say('email-training.letter-second-new', { exercise, minutes }),
    newNext: (exercises) => say('email-training.letter-next', { exercises }),
    plainHeading: say('email-training.letter-plain-heading'),
  };
}
