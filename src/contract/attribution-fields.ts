import { Type } from 'typebox';
import { longestClickId, longestSource } from './attribution';

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

/** § 7: how the person came here, the first time and the last. */
export const attributionFields = {
  source: Type.Optional(Source),
  click_id: Type.Optional(ClickId),
  click_id_name: Type.Optional(Name),
  last_source: Type.Optional(Source),
  last_click_id: Type.Optional(ClickId),
  last_click_id_name: Type.Optional(Name),
};
