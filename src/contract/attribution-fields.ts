import { Type } from 'typebox';

/** Of any form: the server keeps what it can, so that a strange link never stops a sign-up or a purchase. */
const Field = Type.Optional(Type.Unknown());

/**
 * § 7: the arrivals of the person, the first and the last, as an `Attribution` and two of `FullTouch`. Too long texts
 * are cut, and those that cannot be stored are left out.
 */
export const attributionFields = {
  source: Field,
  click_id: Field,
  click_id_name: Field,
  last_source: Field,
  last_click_id: Field,
  last_click_id_name: Field,
  first_touch: Field,
  last_touch: Field,
};
