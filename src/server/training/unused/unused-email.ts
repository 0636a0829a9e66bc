import { brand } from '#contract/brand.ts';
import type { Email } from '#server/mail/email.ts';
import { formatDate } from '#server/mail/format.ts';

interface UnusedTraining {
  to: string;
  /** A page of training, which counts as the answer when it is opened. */
  url: string;
  /** Epoch ms. */
  eraseAt: number;
}

/** Sent after two years without a plan. Says nothing about the training, because others may see it. */
export function unusedTrainingEmail({ to, url, eraseAt }: UnusedTraining): Email {
  const day = formatDate(eraseAt);
  return {
    to,
    subject: `Shall we keep your training at ${brand}?`,
    preview: `Without an answer we erase it on ${day}.`,
    heading: 'Shall we keep your training?',
    blocks: [
      'You have had no plan for two years. Your training from before is still in your account, and we do not want to keep it longer than you like.',
      `To keep it, sign in and open your progress before ${day}. You need no plan for that.`,
      `If you do nothing, we erase it on ${day}. Your account stays.`,
    ],
    button: { label: 'Keep my training', url },
    further: [],
    footnote: 'If you keep it, we ask again after two more years without a plan. There is nothing to pay.',
  };
}
