/** Query fields that carry the id of an advertisement's click: Meta, Google, TikTok, Microsoft, and the neutral name. */
export const clickIdNames = ['fbclid', 'gclid', 'ttclid', 'msclkid', 'click_id'] as const;
type ClickIdName = (typeof clickIdNames)[number];

/** How a visitor came here once: the campaign's `utm_source` and the id of the click. Empty texts where there is none. */
export interface Touch {
  source: string;
  click_id: string;
  /** Which field carried the click's id. */
  click_id_name: ClickIdName | '';
}

/**
 * As on the wire: the first touch, which is never replaced, and the last, which every arrival that brings something
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

/** One arrival as a whole: every campaign field of the link, the page it led to and the site it came from. */
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
  /** Of another site; empty when the visitor came from none, or it did not say. */
  referrer_host: string;
}

/**
 * The first arrival by a campaign's link and the last one, or as long as there was none the first arrival of all and the
 * last one from another site. Null before one is known.
 */
export interface Touches {
  first_touch: FullTouch | null;
  last_touch: FullTouch | null;
}
