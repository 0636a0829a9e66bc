import type { Deps } from '#server/platform/deps.ts';
import type { PageHosts } from './content-security-policy.ts';
import type { CopyFiles } from './copy-files.ts';

export type HealthDeps = Pick<Deps, 'pool'> & {
  /** Which of disk and database has reached its alarm threshold. */
  storage: { alarms: () => { what: string }[] };
};

export type PageDeps = Pick<Deps, 'config'> & {
  copyFiles: CopyFiles;
  /** The additional hosts of pages with a card form, by the host name of the visitor's request. */
  cardFormHosts: (hostname: string) => PageHosts;
};
