import { brand } from '#contract/brand.ts';
import type { Email } from '#server/mail/email.ts';
import { formatDate } from '#server/mail/format.ts';
import type { Say } from '#server/mail/say.ts';

interface UnusedTraining {
  to: string;
  /** A page of training, which counts as the answer when it is opened. */
  url: string;
  /** Epoch ms. */
  eraseAt: number;
}

/** Sent after two years without a plan. Says nothing about the training, because others may see it. */
export function unusedTrainingEmail({ to, url, eraseAt }: UnusedTraining, say: Say): Email {
  const date = formatDate(eraseAt);
  return {
    to,
    subject: say('email-training.unused-subject', { brand }),
    preview: say('email-training.unused-preview', { date }),
    heading: say('email-training.unused-heading'),
    blocks: [
      say('email-training.unused-two-years'),
      say('email-training.unused-to-keep', { date }),
      say('email-training.unused-if-nothing', { date }),
    ],
    button: { label: say('email-training.unused-button'), url },
    further: [],
    footnote: say('email-training.unused-foot'),
  };
}
