import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { trainingPaths } from '#contract/training-paths.ts';
import type { Email } from '#server/mail/email.ts';
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
  today: { label: 'Open today', path: paths.train },
  'the week in the air': { label: 'See your week', path: trainingPaths.weekInTheAir },
} as const;

const whys: Record<LetterKind, string> = {
  'second flight': 'You asked for letters. This one comes once.',
  'first week': 'You asked for letters. This one comes once, after your first seven days.',
  weekly: 'You asked for one email a week. It stops with one press.',
};

/** A letter for people who asked for letters. Its subject and preview say nothing about their training. */
export function letterEmail({ to, kind, letter, publicUrl, stopUrl, stopPostUrl }: LetterEmail): Email {
  const { label, path } = buttons[letter.opens];
  return {
    to,
    picture: letter.picture,
    subject: letter.subject ?? brand,
    preview: 'As you asked.',
    heading: letter.heading,
    blocks: [...letter.lines],
    button: { label, url: publicUrl + path },
    further: [],
    footnote: whys[kind],
    stop: { label: 'Stop these emails', url: stopUrl },
    stopPostUrl,
  };
}
