import type { Attribution } from '#contract/attribution.ts';

/**
 * How a person came here, as columns to write. A touch is written as a whole or not at all, so that a source never
 * stands beside the click of another campaign; what was not told stays as it is.
 */
export function attributionColumns(told: { [Field in keyof Attribution]?: Attribution[Field] | undefined }) {
  const { source = '', click_id = '', click_id_name = '' } = told;
  const { last_source = '', last_click_id = '', last_click_id_name = '' } = told;
  return {
    ...(source || click_id ? { source, click_id, click_id_name } : {}),
    ...(last_source || last_click_id ? { last_source, last_click_id, last_click_id_name } : {}),
  };
}
