/**
 * Query fields that carry the id of an advertisement's click; the first of them in a link counts. See `click-ids.ts`.
 */
export const clickIdNames = [
  'fbclid',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'ttclid',
  'msclkid',
  'twclid',
  'li_fat_id',
  'ScCid',
  'epik',
  'rdt_cid',
  'click_id',
] as const;
export type ClickIdName = (typeof clickIdNames)[number];

/** One arrival: the campaign's `utm_source` and the id of the click, empty when unknown. */
export interface Touch {
  source: string;
  click_id: string;
  /** The query field that held the click's id. */
  click_id_name: ClickIdName | '';
}

/**
 * As on the wire: the first touch, which never changes, and the last, which every arrival with a source or click
 * replaces.
 */
export interface Attribution extends Touch {
  last_source: string;
  last_click_id: string;
  last_click_id_name: ClickIdName | '';
}

export const longestSource = 200;
export const longestClickId = 500;

export const longestTouchField = 200;

/** One arrival with every campaign field of the link, the landing page and the referring site. */
export interface FullTouch {
  /** ISO 8601. */
  arrived_at: string;
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_id: string;
  utm_content: string;
  utm_term: string;
  click_id: string;
  click_id_name: ClickIdName | '';
  /** Without the query. */
  landing_path: string;
  /** Empty when there was no referring site, or the browser did not name it. */
  referrer_host: string;
}

/**
 * The first and the last arrival by a campaign's link; until there is one, the first arrival of any kind and the last
 * from another site. Null before one is known.
 */
export interface Touches {
  first_touch: FullTouch | null;
  last_touch: FullTouch | null;
}
