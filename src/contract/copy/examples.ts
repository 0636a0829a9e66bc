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
  brand: 'Everkite',
  plan: '12-week plan',
  date: '9 April 2027',
  from: '2 July 2027',
  time: '15 January 2027 at 10:20 UTC',
  amount: '$35.99',
  paid: '$35.99',
  rate: '$35.99 every 12 weeks',
  full: '$35.99',
  digits: '4242',
  kept: 'your email address, your first name',
  address: 'a•••@example.org',
  day: '9 Apr',
  price: '$35.99',
  card: 'Visa ending 4242',
  network: 'Visa',
  device: 'Firefox on Windows',
  signedIn: '15 Jan 2027',
  used: '9 Apr 2027',
  count: 3,
  months: 2,
  email: 'ada@example.com',
  currency: 'in USD',
  code: 'USD',
  country: 'Germany',
  browser: 'Safari',
  page: 'everkite.example/train',
  privacy: 'Privacy',
  withdraw: 'Withdraw first',
};
