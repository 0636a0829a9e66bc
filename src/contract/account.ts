import { type Static, Type } from 'typebox';

/**
 * The user profile, exactly the fields of § 3. `sub_expire_at` is the end of the paid time in Unix seconds, 0 for none.
 */
export const Profile = Type.Object({
  id: Type.Integer(),
  bundle_id: Type.String(),
  cohort: Type.String(),
  email: Type.String(),
  customer_id: Type.String(),
  name: Type.String(),
  sub_expire_at: Type.Integer(),
  sub_id: Type.String(),
  sub_status: Type.String(),
  inapp_id: Type.Integer(),
});
export type Profile = Static<typeof Profile>;

export const UndoAddressBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) });
