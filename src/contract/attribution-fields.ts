import { Type } from 'typebox';
import { longestClickId, longestSource } from './attribution.ts';

const Name = Type.Union([
  Type.Literal(''),
  Type.Literal('fbclid'),
  Type.Literal('gclid'),
  Type.Literal('ttclid'),
  Type.Literal('msclkid'),
  Type.Literal('click_id'),
]);
const Source = Type.String({ maxLength: longestSource });
const ClickId = Type.String({ maxLength: longestClickId });

/** No length limit: the server cuts it, so that a strange link never stops a sign-up or a purchase. */
const Field = Type.String();
const FullTouch = Type.Object({
  /** ISO 8601; any other text counts as unknown. */
  arrived_at: Type.String(),
  utm_source: Field,
  utm_medium: Field,
  utm_campaign: Field,
  utm_id: Field,
  utm_content: Field,
  utm_term: Field,
  click_id: Field,
  click_id_name: Name,
  landing_path: Field,
  referrer_host: Field,
});

/** § 7: how the person came here, the first time and the last. */
export const attributionFields = {
  source: Type.Optional(Source),
  click_id: Type.Optional(ClickId),
  click_id_name: Type.Optional(Name),
  last_source: Type.Optional(Source),
  last_click_id: Type.Optional(ClickId),
  last_click_id_name: Type.Optional(Name),
  first_touch: Type.Optional(FullTouch),
  last_touch: Type.Optional(FullTouch),
};
