import type { Deps } from '#server/platform/deps.ts';
import type { PageHosts } from './content-security-policy.ts';

export type HealthDeps = Pick<Deps, 'pool'> & {
  /** Which of disk and database is short. */
  storage: { alarms: () => { what: string }[] };
};

export type PageDeps = Pick<Deps, 'config'> & {
  /** What the pages with a card form may load besides, where the visitor calls this server so. */
  cardFormHosts: (hostname: string) => PageHosts;
};
