import type { PublicConfig } from '../../contract/config';

type Measured = Pick<PublicConfig, 'analytics' | 'events_keep_days'>;

/** Who counts the events, and for how long they are kept; null while the page does not know its settings. */
export function measuredWords(config: Measured | null): string {
  const stays = 'When a browser came, from where and how far it got stays in our report, under a random number.';
  if (config === null) return `These events go to our own server, and each is deleted after some time. ${stays}`;
  if (config.analytics.endpoint.startsWith('/')) {
    return `These events go to our own server, and each is deleted after ${config.events_keep_days} days. ${stays}`;
  }
  return 'These events go to Amplitude, a service that counts them for us and deletes them when we set it to.';
}
