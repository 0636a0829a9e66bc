/** Query fields that carry the id of an advertisement's click: Meta, Google, TikTok, Microsoft, and the neutral name. */
export const clickIdNames = ['fbclid', 'gclid', 'ttclid', 'msclkid', 'click_id'] as const;
export type ClickIdName = (typeof clickIdNames)[number];

/** How a visitor came here once: the campaign's `utm_source` and the id of the click. Empty texts where there is none. */
export interface Touch {
  source: string;
  clickId: string;
  clickIdName: ClickIdName | '';
}

/** The first touch is never replaced; the last one is replaced by every arrival that brings something. */
export interface Attribution {
  first: Touch;
  last: Touch;
}

export const longestSource = 200;
export const longestClickId = 500;
