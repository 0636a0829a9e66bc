import {
  type Attribution,
  clickIdNames,
  type FullTouch,
  longestClickId,
  longestSource,
  longestTouchField,
  type Touch,
  type Touches,
} from '#contract/attribution.ts';

export const noAttribution: Attribution = {
  source: '',
  click_id: '',
  click_id_name: '',
  last_source: '',
  last_click_id: '',
  last_click_id_name: '',
};

export const noTouches: Touches = { first_touch: null, last_touch: null };

/** The page of an arrival. */
export interface Landing {
  path: string;
  /** With or without the question mark. */
  query: string;
  referrer_host: string;
  /** Epoch ms. */
  at: number;
}

/** Parses an arrival as `captureAttribution` stores it: address, referrer and time, one per line. Null when empty. */
export function readLanding(captured: string, ownHost: string): Landing | null {
  const [address = '', referrer = '', at = ''] = captured.split('\n');
  if (address === '') return null;
  const [path = '', ...query] = address.split('?');
  const host = /^https?:\/\/([^/?#]+)/.exec(referrer)?.[1] ?? '';
  return { path, query: query.join('?'), referrer_host: host === ownHost ? '' : host, at: Number(at) || 0 };
}

/** Reads an address's query, with or without the question mark. */
export function readTouch(query: string): Touch {
  const fields = new URLSearchParams(query);
  const name = clickIdNames.find((field) => fields.get(field)) ?? '';
  return {
    source: (fields.get('utm_source') ?? '').slice(0, longestSource),
    click_id: (fields.get(name) ?? '').slice(0, longestClickId),
    click_id_name: name,
  };
}

/**
 * The attribution after an arrival: the first touch stays, and the last one is the newest with a source or a click id.
 */
export function withArrival(known: Attribution, { source, click_id, click_id_name }: Touch): Attribution {
  if (source === '' && click_id === '') return known;
  const isFirst = known.source === '' && known.click_id === '';
  return {
    ...known,
    ...(isFirst && { source, click_id, click_id_name }),
    last_source: source,
    last_click_id: click_id,
    last_click_id_name: click_id_name,
  };
}

/** All fields of an arrival, each cut to the length that the server accepts. */
export function readFullTouch({ path, query, referrer_host, at }: Landing): FullTouch {
  const fields = new URLSearchParams(query);
  const cut = (text: string | null) => (text ?? '').slice(0, longestTouchField);
  const { click_id, click_id_name } = readTouch(query);
  return {
    arrived_at: new Date(at).toISOString(),
    utm_source: cut(fields.get('utm_source')),
    utm_medium: cut(fields.get('utm_medium')),
    utm_campaign: cut(fields.get('utm_campaign')),
    utm_id: cut(fields.get('utm_id')),
    utm_content: cut(fields.get('utm_content')),
    utm_term: cut(fields.get('utm_term')),
    click_id,
    click_id_name,
    landing_path: cut(path),
    referrer_host: cut(referrer_host),
  };
}

/** The touches after an arrival; a campaign's link takes precedence over any other arrival. */
export function withFullTouch(known: Touches, arrival: FullTouch): Touches {
  const { first_touch, last_touch } = known;
  if (first_touch === null || last_touch === null) return { first_touch: arrival, last_touch: arrival };
  if (isOfCampaign(arrival)) {
    return { first_touch: isOfCampaign(first_touch) ? first_touch : arrival, last_touch: arrival };
  }
  const isNewer = arrival.referrer_host !== '' && !isOfCampaign(last_touch);
  return isNewer ? { first_touch, last_touch: arrival } : known;
}

/** Joins two tabs' touches of one visitor. Ignores stored values that are no touches. */
export function joinTouches(own: Touches, stored: { [Field in keyof Touches]?: unknown }): Touches {
  const inOrder = [own.first_touch, own.last_touch, stored.first_touch, stored.last_touch]
    .filter(isFullTouch)
    .sort((a, b) => (a.arrived_at < b.arrived_at ? -1 : 1));
  return inOrder.reduce(withFullTouch, noTouches);
}

function isFullTouch(value: unknown): value is FullTouch {
  const fields = readFullTouch({ path: '', query: '', referrer_host: '', at: 0 });
  return Object.keys(fields).every((name) => typeof (value as Record<string, unknown> | null)?.[name] === 'string');
}

function isOfCampaign({ utm_source, utm_medium, utm_campaign, utm_id, utm_content, utm_term, click_id }: FullTouch) {
  return utm_source + utm_medium + utm_campaign + utm_id + utm_content + utm_term + click_id !== '';
}

/** The query without attribution, so that attribution is not shared, stored or sent with the address. */
export function withoutTouch(query: string): string {
  const fields = new URLSearchParams(query);
  for (const name of [...fields.keys()]) {
    if (name.startsWith('utm_') || (clickIdNames as readonly string[]).includes(name)) fields.delete(name);
  }
  return fields.size === 0 ? '' : `?${fields}`;
}
