import type { PublicConfig } from '#contract/config.ts';

type Measured = Pick<PublicConfig, 'analytics' | 'events_keep_days'>;

/** Says who counts the events and how long they are kept. `config` is null in prerendered HTML. */
export function measuredCopy(config: Measured | null): string {
  const rest = 'When a browser came, from where and how far it got stays in our report, under a random number.';
  if (config === null) return `These events go to our own server, and each is deleted after some time. ${rest}`;
  if (config.analytics.endpoint.startsWith('/')) {
    return `These events go to our own server, and each is deleted after ${config.events_keep_days} days. ${rest}`;
  }
  return 'These events go to Amplitude, a service that counts them for us and deletes them when we set it to.';
}
