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

/** As on the wire: the first touch, which is never replaced, and the last, which every arrival that brings something replaces. */
export interface Attribution extends Touch {
  last_source: string;
  last_click_id: string;
  last_click_id_name: ClickIdName | '';
}

export const longestSource = 200;
export const longestClickId = 500;
