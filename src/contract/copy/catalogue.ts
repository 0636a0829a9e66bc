import { account } from './account.ts';
import { cardUpdate } from './card-update.ts';
import { changePlan } from './change-plan.ts';
import { checkout } from './checkout.ts';
import { creatingPlan } from './creating-plan.ts';
import { devices } from './devices.ts';
import { email } from './email.ts';
import { emailGroups } from './email-groups.ts';
import { leaving } from './leaving.ts';
import { links } from './links.ts';
import { ownData } from './own-data.ts';
import { password } from './password.ts';
import { paywall } from './paywall.ts';
import { plan } from './plan.ts';
import { subscription } from './subscription.ts';
import { subscriptionState } from './subscription-state.ts';
import { success } from './success.ts';
import { withdrawing } from './withdrawing.ts';

/**
 * Every text that operators may change, by the page that carries it: the English seeds. A page asks for its own group and
 * nothing else, so only the desk imports this list.
 */
export const catalogue = {
  email,
  'creating-plan': creatingPlan,
  plan,
  paywall,
  checkout,
  success,
  account,
  'subscription-state': subscriptionState,
  subscription,
  'card-update': cardUpdate,
  'change-plan': changePlan,
  leaving,
  withdrawing,
  'own-data': ownData,
  devices,
  password,
  links,
  ...emailGroups,
} as const;

export type CopyGroup = keyof typeof catalogue;

/** What the desk calls the groups. */
export const groupNames: Record<CopyGroup, string> = {
  email: 'Saving the plan',
  'creating-plan': 'Putting the plan together',
  plan: 'Plan',
  paywall: 'Offers',
  checkout: 'Payment',
  success: 'After paying',
  account: 'Account',
  'subscription-state': 'How a subscription stands',
  subscription: 'Subscription',
  'card-update': 'Another card',
  'change-plan': 'Another plan',
  leaving: 'Cancelling',
  withdrawing: 'Withdrawing',
  'own-data': 'Your data',
  devices: 'Signed-in devices',
  password: 'Passwords',
  links: 'Mailed links',
  'email-account': 'Emails about the account',
  'email-payment': 'Emails about payments',
  'email-leaving': 'Emails about leaving',
  'email-training': 'Emails of training',
  'email-all': 'All emails',
};

/** `paywall.title` */
export type CopyKey = string;

/** The seeds by key, in the order of the pages. */
export const seedTexts: ReadonlyMap<CopyKey, string> = new Map(
  Object.entries(catalogue).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text] as const),
  ),
);

export const groupOf = (key: CopyKey): CopyGroup => key.split('.', 1)[0] as CopyGroup;
