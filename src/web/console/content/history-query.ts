import { consolePaths } from '#contract/console/paths.ts';

/** What the address of the history says. */
export interface HistoryQuery {
  /** The number of a document. */
  document?: string;
  /** The name of who asked or approved. */
  who?: string;
  /** The number of the publication that is shown beside the list. */
  chosen?: string;
}

const number = /^[1-9]\d{0,15}$/;
const longestName = 60;

/** Values that cannot be are left out, so that an old link still opens. */
export function readHistoryQuery(search: string): HistoryQuery {
  const given = new URLSearchParams(search);
  const [document = '', who = '', chosen = ''] = ['document', 'who', 'chosen'].map((name) => given.get(name) ?? '');
  return {
    ...(number.test(document) && { document }),
    ...(who !== '' && who.length <= longestName && { who }),
    ...(number.test(chosen) && { chosen }),
  };
}

/** The address of the history; an empty value leaves a part out. */
export function historyPath(query: HistoryQuery): string {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));
  return given.size === 0 ? consolePaths.history : `${consolePaths.history}?${given}`;
}
