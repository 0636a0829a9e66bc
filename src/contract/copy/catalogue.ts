import { account } from './account.ts';
import { cardUpdate } from './card-update.ts';
import { changePlan } from './change-plan.ts';
import { checkout } from './checkout.ts';
import { creatingPlan } from './creating-plan.ts';
import { devices } from './devices.ts';
import { email } from './email.ts';
import { emailGroups } from './email-groups.ts';
import { frame } from './frame.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { leaving } from './leaving.ts';
import { links } from './links.ts';
import { login } from './login.ts';
import { lost } from './lost.ts';
import { ownData } from './own-data.ts';
import { password } from './password.ts';
import { paywall } from './paywall.ts';
import { plan } from './plan.ts';
import { privacy } from './privacy.ts';
import { start } from './start.ts';
import { subscription } from './subscription.ts';
import { subscriptionState } from './subscription-state.ts';
import { success } from './success.ts';
import { terms } from './terms.ts';
import { withdrawing } from './withdrawing.ts';

/**
 * Every text that operators may change, by the page that carries it: the English seeds. A page asks for its own group and
 * nothing else, so only the desk imports this list.
 */
export const catalogue = {
  home,
  start,
  email,
  'creating-plan': creatingPlan,
  plan,
  paywall,
  checkout,
  success,
  login,
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
  help,
  privacy,
  terms,
  frame,
  lost,
  ...emailGroups,
} as const;

export type CopyGroup = keyof typeof catalogue;

/**
 * Groups of prerendered pages: their texts stand in the page and not in its code, with values in braces, and no choices
 * by number or word.
 */
export const pageGroups: readonly CopyGroup[] = ['home', 'start', 'login', 'help', 'privacy', 'terms', 'frame', 'lost'];

/** What the desk calls the groups. */
export const groupNames: Record<CopyGroup, string> = {
  home: 'Home',
  start: 'Start pages',
  email: 'Saving the plan',
  'creating-plan': 'Putting the plan together',
  plan: 'Plan',
  paywall: 'Offers',
  checkout: 'Payment',
  success: 'After paying',
  login: 'Login',
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
  help: 'Help',
  privacy: 'Privacy',
  terms: 'Terms',
  frame: 'Header and footer',
  lost: 'Unknown address',
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
