/** The roles of operators in the business; each is a column of the table below. */
export const roles = ['owner', 'money', 'growth', 'support', 'analyst'] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  money: 'Money',
  growth: 'Growth',
  support: 'Support',
  analyst: 'Analyst',
};

interface Rule {
  /** In words, for the table of roles. */
  may: string;
  roles: readonly Role[];
  /** Whether a second factor of the last ten minutes is needed for it. */
  confirmed?: true;
}

const everybody = roles;
const whoServes: readonly Role[] = ['owner', 'money', 'support'];

/** The permissions of each role in the console. Every call of an operator names one of these. */
export const permissions = {
  sums: { may: 'Sums and reports', roles: everybody },
  'funnel of sums': { may: 'The funnel, all quizzes together', roles: ['owner', 'money', 'growth', 'analyst'] },
  'sums by quiz': { may: 'Figures split by quiz', roles: ['owner', 'growth'] },
  'open a person': { may: 'Open a person', roles: whoServes },
  'see health data': { may: 'Show quiz, goals, skills, with a reason', roles: ['owner', 'support'] },
  'write a note': { may: 'Write a note', roles: whoServes },
  'take work': { may: 'Take and solve what needs a person', roles: whoServes },
  'give work': { may: 'Give what needs a person to an operator', roles: ['owner'] },
  refund: { may: 'Refund', roles: whoServes, confirmed: true },
  'change a person': {
    may: 'Cancel, give time, correct an address',
    roles: ['owner', 'support'],
    confirmed: true,
  },
  'send an email again': { may: 'Send an email again', roles: ['owner', 'support'] },
  'name elements': { may: 'Name elements of pages', roles: ['owner', 'growth'] },
  'see what is published': { may: 'Offers: what is sold to whom, since when', roles: ['owner', 'money', 'growth'] },
  draft: { may: 'Draft offers', roles: ['owner', 'growth'] },
  'ask to publish': { may: 'Ask to publish a draft', roles: ['owner', 'growth'], confirmed: true },
  publish: { may: 'Publish, approve and roll back', roles: ['owner'], confirmed: true },
  'see campaigns': { may: 'Campaign names and cost', roles: ['owner', 'money', 'growth'] },
  'copy or erase a person': { may: 'Export and erase a person', roles: ['owner'], confirmed: true },
  'read the audit': { may: 'Read the audit log', roles: ['owner'] },
  'run the site': { may: 'Alerts, reconciliation and system health', roles: ['owner', 'money', 'growth', 'support'] },
  'see the team': { may: 'See who may sign in', roles: everybody },
  'change the team': { may: 'Roles and invitations', roles: ['owner'], confirmed: true },
  /** Open to everybody who is signed in, also before a second factor is set up. */
  enrol: { may: 'Set up one’s own sign-in', roles: everybody },
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof permissions;

/** Most that *support* may give back: for one case and in a day, in minor units of any currency (§ 3 (c) C1). */
export const supportRefundLimits = { perCaseMinor: 6_000, perDayMinor: 30_000 } as const;

/** How long a second factor counts as fresh, in ms. */
export const confirmedForMs = 10 * 60_000;

export const isAllowed = (role: Role, permission: Permission): boolean =>
  (permissions[permission].roles as readonly Role[]).includes(role);

/** Whether a fresh second factor is needed for it. */
export const needsConfirming = (permission: Permission): boolean => 'confirmed' in permissions[permission];
