/** How a visitor came here: the campaign's source and the advertiser's id of the click. */
export interface Attribution {
  source: string;
  clickId: string;
}

/** Query fields that carry a click's id: Meta, Google, TikTok, Microsoft, and the neutral name. */
const clickIdFields = ['fbclid', 'gclid', 'ttclid', 'msclkid', 'click_id'] as const;

/** What the sign-up accepts. */
const longestSource = 200;
const longestClickId = 500;

/** Reads an address's query, with or without the question mark. */
export function readAttribution(query: string): Attribution {
  const fields = new URLSearchParams(query);
  const clickId = clickIdFields.map((field) => fields.get(field)).find((value) => value);
  return {
    source: (fields.get('utm_source') ?? '').slice(0, longestSource),
    clickId: (clickId ?? '').slice(0, longestClickId),
  };
}

/** First touch: what brought the visitor the first time is never replaced. */
export function firstTouch(known: Attribution, arriving: Attribution): Attribution {
  return known.source !== '' || known.clickId !== '' ? known : arriving;
}
