import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { trainingPaths } from '#contract/training-paths.ts';
import type { Email } from '#server/mail/email.ts';
import type { Say } from '#server/mail/say.ts';
import type { Letter } from '#training/reminder/letter.ts';
import type { LetterKind } from '#training/reminder/letter-times.ts';

interface LetterEmail {
  to: string;
  kind: LetterKind;
  letter: Letter;
  publicUrl: string;
  /** Of the page that stops them, and the one to which mail programs post. */
  stopUrl: string;
  stopPostUrl: string;
}

const buttons = {
  today: { label: 'email-training.letter-today', path: paths.train },
  'the week in the air': { label: 'email-training.letter-week', path: trainingPaths.weekInTheAir },
} as const;

const whys = {
  'second flight': 'email-training.letter-why-second-flight',
  'first week': 'email-training.letter-why-first-week',
  weekly: 'email-training.letter-why-weekly',
} as const satisfies Record<LetterKind, string>;

/** A letter for people who asked for letters. Its subject and preview say nothing about their training. */
export function letterEmail({ to, kind, letter, publicUrl, stopUrl, stopPostUrl }: LetterEmail, say: Say): Email {
  const { label, path } = buttons[letter.opens];
  return {
    to,
    picture: letter.picture,
    subject: letter.subject ?? brand,
    preview: say('email-training.letter-preview'),
    heading: letter.heading,
    blocks: [...letter.lines],
    button: { label: say(label), url: publicUrl + path },
    further: [],
    footnote: say(whys[kind]),
    stop: { label: say('email-training.letter-stop'), url: stopUrl },
    stopPostUrl,
  };
}
