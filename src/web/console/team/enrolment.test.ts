import { expect, it } from 'vitest';
import { type Enrolment, progressOf, stepOf } from './enrolment.ts';

const invited: Enrolment = { isNamed: true, hasPassword: false, isWithoutPassword: false, hasCodes: false };

it.each([
  ['who comes with the console’s password says who they are', { ...invited, isNamed: false }, 'person'],
  ['who was invited chooses a password', invited, 'password'],
  ['or goes on without one', { ...invited, isWithoutPassword: true }, 'factor'],
  ['then comes the second factor', { ...invited, hasPassword: true }, 'factor'],
  ['and last the recovery codes', { ...invited, isWithoutPassword: true, hasCodes: true }, 'codes'],
] as const)('%s', (_, enrolment, step) => {
  expect(stepOf(enrolment)).toBe(step);
});

it('steps before the present one are done, those after it are to come', () => {
  expect((['person', 'password', 'factor', 'codes'] as const).map((step) => progressOf(step, 'factor'))).toEqual([
    'done',
    'done',
    'now',
    'later',
  ]);
});
