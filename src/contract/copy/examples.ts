import { brand } from '#contract/brand.ts';
import { moneyBack, moneyBackAgain } from '#contract/refund-copy.ts';
import type { catalogue } from './catalogue.ts';
import type { ArgsOf } from './message.ts';

type Texts<Group> = Group[keyof Group];

/** A value for each name that a text may have in braces, as a visitor might see it; only the desk imports them. */
export const exampleValues: ArgsOf<Texts<(typeof catalogue)[keyof typeof catalogue]> & string> = {
  name: 'Ada',
  minutes: 10,
  made: 'made from the goals and skills you chose',
  length: '12 weeks',
  period: '12 weeks',
  brand,
  screens: 29,
  count: 'Three',
  price: '$5.00',
  refund: moneyBack,
  again: moneyBackAgain,
};
