import type { Attribution } from '#contract/attribution.ts';

/**
 * A person's attribution as columns to write. A touch is written with all its fields or not at all, so that a source is
 * never combined with the click of another campaign; without a touch its columns stay unchanged.
 */
export function attributionColumns(given: { [Field in keyof Attribution]?: Attribution[Field] | undefined }) {
  const { source = '', click_id = '', click_id_name = '' } = given;
  const { last_source = '', last_click_id = '', last_click_id_name = '' } = given;
  return {
    ...(source || click_id ? { source, click_id, click_id_name } : {}),
    ...(last_source || last_click_id ? { last_source, last_click_id, last_click_id_name } : {}),
  };
}
