import { email } from './email.ts';
import { frame } from './frame.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { login } from './login.ts';
import { lost } from './lost.ts';
import { paywall } from './paywall.ts';
import { plan } from './plan.ts';
import { privacy } from './privacy.ts';
import { success } from './success.ts';
import { terms } from './terms.ts';

/**
 * Every text that operators may change, by the page that carries it: the English seeds. A page asks for its own group and
 * nothing else, so only the desk imports this list.
 */
export const catalogue = { home, email, plan, paywall, success, login, help, privacy, terms, frame, lost } as const;

export type CopyGroup = keyof typeof catalogue;

/**
 * Groups of prerendered pages: their texts stand in the page and not in its code, with values in braces, and no choices
 * by number or word.
 */
export const pageGroups: readonly CopyGroup[] = ['home', 'login', 'help', 'privacy', 'terms', 'frame', 'lost'];

/** What the desk calls the groups. */
export const groupNames: Record<CopyGroup, string> = {
  home: 'Home',
  email: 'Saving the plan',
  plan: 'Plan',
  paywall: 'Offers',
  success: 'After paying',
  login: 'Login',
  help: 'Help',
  privacy: 'Privacy',
  terms: 'Terms',
  frame: 'Header and footer',
  lost: 'Unknown address',
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
