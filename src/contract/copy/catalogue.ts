import { email } from './email.ts';
import { paywall } from './paywall.ts';
import { plan } from './plan.ts';
import { success } from './success.ts';

/**
 * Every text that operators may change, by the page that carries it: the English seeds. A page asks for its own group and
 * nothing else, so only the desk imports this list.
 */
export const catalogue = { email, plan, paywall, success } as const;

export type CopyGroup = keyof typeof catalogue;

/** Groups of pages on which every byte counts: their texts have values in braces, and no choices by number or word. */
export const plainGroups: readonly CopyGroup[] = [];

/** What the desk calls the groups. */
export const groupNames: Record<CopyGroup, string> = {
  email: 'Saving the plan',
  plan: 'Plan',
  paywall: 'Offers',
  success: 'After paying',
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
