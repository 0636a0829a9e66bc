import { brand } from '#contract/brand.ts';
import type { Email } from '#server/mail/email.ts';

interface WeeklyEmail {
  to: string;
  /** Of Today. */
  url: string;
  /** Of the page that stops them, and the one to which mail programs post. */
  stopUrl: string;
  stopPostUrl: string;
}

/** The weekly email for people who asked for it. Says nothing about their training, because others may see it. */
export function weeklyEmail({ to, url, stopUrl, stopPostUrl }: WeeklyEmail): Email {
  return {
    to,
    subject: brand,
    preview: 'Once a week, as you asked.',
    heading: 'Your flight is there when you are.',
    blocks: [],
    button: { label: 'Open today', url },
    further: [{ before: 'No more of these?', link: { label: 'Stop this email', url: stopUrl } }],
    footnote: 'You asked for one email a week. It stops with one press.',
    stopPostUrl,
  };
}
