import { type Static, Type } from 'typebox';
import { attributionFields } from './attribution-fields.ts';
import { AnyCohort } from './cohort-fields.ts';
import { PlanChoices } from './plan.ts';

const EmailAddress = Type.String({ minLength: 3, maxLength: 254 });
const Password = Type.String({ minLength: 1, maxLength: 1024 });

export const SignInBody = Type.Object({ email: EmailAddress, password: Password });
export type SignInBody = Static<typeof SignInBody>;

/** `token` goes into the Authorization header of every later call. */
export const SignInAnswer = Type.Object({ token: Type.String() });
export type SignInAnswer = Static<typeof SignInAnswer>;

export const SignUpBody = Type.Object({
  email: EmailAddress,
  name: Type.Optional(Type.String({ maxLength: 80 })),
  age: Type.Optional(Type.Integer()),
  gender: Type.Optional(Type.String({ maxLength: 40 })),
  password: Type.Optional(Password),
  /** The answers that a bought plan is made from; no other answers leave the device. */
  plan: Type.Optional(PlanChoices),
  /** Whether an email with a link to the plan is wanted. */
  send_plan: Type.Optional(Type.Boolean()),
  /** The cohort whose quiz the visitor took. */
  cohort: AnyCohort,
  /** The cohort drawn on the first visit; it can differ from `cohort`. */
  drawn_cohort: Type.Optional(AnyCohort),
  ...attributionFields,
});
export type SignUpBody = Static<typeof SignUpBody>;

/** `setup_token` (new addresses only) sets the first password once, within 24 h. */
export const SignUpAnswer = Type.Object({ setup_token: Type.Optional(Type.String()) });
export type SignUpAnswer = Static<typeof SignUpAnswer>;

export const RequestPasswordResetBody = Type.Object({ email: EmailAddress });
export type RequestPasswordResetBody = Static<typeof RequestPasswordResetBody>;

/** With `token` (from the email or the sign-up) or, when signed in, with `current_password`. */
export const SetPasswordBody = Type.Union([
  Type.Object({ token: Type.String({ maxLength: 200 }), password: Password }),
  Type.Object({ current_password: Password, password: Password }),
]);
export type SetPasswordBody = Static<typeof SetPasswordBody>;

/** `token`, as of a sign-in, when it was the account's first password. */
export const SetPasswordAnswer = Type.Object({ token: Type.Optional(Type.String()) });
export type SetPasswordAnswer = Static<typeof SetPasswordAnswer>;
