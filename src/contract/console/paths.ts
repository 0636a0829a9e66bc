import type { SitePath } from '#contract/paths.ts';

/** The pages of the console. A list of their own, because that in `paths.ts` is part of what visitors load first. */
export const consolePaths = {
  overview: '/console/overview',
  work: '/console/work',
  funnel: '/console/funnel',
  elements: '/console/elements',
  training: '/console/training',
  subscribers: '/console/subscribers',
  /** Of one person; `?id=` has the number of the account. */
  subscriber: '/console/subscriber',
  revenue: '/console/revenue',
  /** What is live, and what waits. */
  content: '/console/content',
  /** Of everything that was published; the query has filters, and `chosen` the number of a publication. */
  history: '/console/history',
  /** `?draft=` has the number of a draft that is edited, `?publish=` of one that is published. */
  offers: '/console/offers',
  /** As for offers; `&text=` has the key of a text. */
  texts: '/console/texts',
  /** As for offers; `&screen=` has the id of a screen. */
  quizzes: '/console/quizzes',
  /** The phone in the editor of a quiz, for a frame. */
  phone: '/console/phone',
  /** A draft for whoever has its link, without a session; the token is behind the `#`. */
  preview: '/console/preview',
  priceChange: '/console/prices',
  team: '/console/team',
  /** Where an invitation leads; its token is behind the `#`. */
  enrol: '/console/enrol',
} as const;

export type ConsolePath = (typeof consolePaths)[keyof typeof consolePaths];

/** The path of a page of the site, or of the console. */
export type PagePath = SitePath | ConsolePath;
