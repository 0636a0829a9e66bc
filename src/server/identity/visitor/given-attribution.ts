import {
  type Attribution,
  type ClickIdName,
  clickIdNames,
  type FullTouch,
  longestClickId,
  longestSource,
  longestTouchField,
} from '#contract/attribution.ts';
import { cutText } from '#quiz/engine/cut-text.ts';

/** As sent with a sign-up or a checkout; not validated. */
export type GivenAttribution = { readonly [Field in keyof Attribution | keyof GivenTouches]?: unknown };

export interface GivenTouches {
  first_touch: FullTouch | null;
  last_touch: FullTouch | null;
}

/**
 * A person's attribution as columns to write. A touch is written with all its fields or not at all, so that a source is
 * never combined with the click of another campaign; without a touch its columns stay unchanged.
 */
export function attributionColumns(given: GivenAttribution): Partial<Attribution> {
  const source = textOf(given.source, longestSource);
  const last_source = textOf(given.last_source, longestSource);
  const click = clickOf(given.click_id, given.click_id_name);
  const last = clickOf(given.last_click_id, given.last_click_id_name);
  return {
    ...(source || click.id ? { source, click_id: click.id, click_id_name: click.name } : {}),
    ...(last_source || last.id ? { last_source, last_click_id: last.id, last_click_id_name: last.name } : {}),
  };
}

/** The given touches; null for one that is no object. */
export function touchesOf({ first_touch, last_touch }: GivenAttribution): GivenTouches {
  return { first_touch: touchOf(first_touch), last_touch: touchOf(last_touch) };
}

function touchOf(given: unknown): FullTouch | null {
  if (typeof given !== 'object' || given === null) return null;
  const fields = given as Record<keyof FullTouch, unknown>;
  const click = clickOf(fields.click_id, fields.click_id_name);
  const short = (field: keyof FullTouch) => textOf(fields[field], longestTouchField);
  return {
    arrived_at: short('arrived_at'),
    utm_source: short('utm_source'),
    utm_medium: short('utm_medium'),
    utm_campaign: short('utm_campaign'),
    utm_id: short('utm_id'),
    utm_content: short('utm_content'),
    utm_term: short('utm_term'),
    click_id: click.id,
    click_id_name: click.name,
    landing_path: short('landing_path'),
    referrer_host: short('referrer_host'),
  };
}

function clickOf(id: unknown, name: unknown): { id: string; name: ClickIdName | '' } {
  return { id: textOf(id, longestClickId), name: clickIdNames.find((one) => one === name) ?? '' };
}

/** The text without characters that no column accepts: NUL and halves of surrogate pairs. */
function textOf(given: unknown, longest: number): string {
  return typeof given === 'string' ? cutText(given.replace(/[\0\p{Surrogate}]/gu, ''), longest) : '';
}
