import {
  type Attribution,
  clickIdNames,
  longestClickId,
  longestSource,
  longestTouchField,
  type Touch,
  type Touches,
  type WholeTouch,
} from '../../contract/attribution';

export const noAttribution: Attribution = {
  source: '',
  click_id: '',
  click_id_name: '',
  last_source: '',
  last_click_id: '',
  last_click_id_name: '',
};

export const noTouches: Touches = { first_touch: null, last_touch: null };

/** A page as a visitor came to it. */
export interface Landing {
  path: string;
  /** With or without the question mark. */
  query: string;
  referrer_host: string;
  /** Epoch ms. */
  at: number;
}

/** What was noted of an arrival: address, referrer and time, a line each. Null when nothing was. */
export function readLanding(noted: string, ownHost: string): Landing | null {
  const [address = '', referrer = '', at = ''] = noted.split('\n');
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

/** What is known after an arrival: the first touch stays, the last one is the newest that brought something. */
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

/** Everything that an arrival tells, each field cut to what the server takes. */
export function readWholeTouch({ path, query, referrer_host, at }: Landing): WholeTouch {
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

/** The touches after an arrival; a campaign's link counts for more than any other way here. */
export function withWholeTouch(known: Touches, arrival: WholeTouch): Touches {
  const { first_touch, last_touch } = known;
  if (first_touch === null || last_touch === null) return { first_touch: arrival, last_touch: arrival };
  if (isOfCampaign(arrival)) {
    return { first_touch: isOfCampaign(first_touch) ? first_touch : arrival, last_touch: arrival };
  }
  const isNewer = arrival.referrer_host !== '' && !isOfCampaign(last_touch);
  return isNewer ? { first_touch, last_touch: arrival } : known;
}

/** What two tabs know of one visitor's arrivals, as one; what is no touch in storage is not believed. */
export function joinTouches(own: Touches, stored: { [Field in keyof Touches]?: unknown }): Touches {
  const inOrder = [own.first_touch, own.last_touch, stored.first_touch, stored.last_touch]
    .filter(isWholeTouch)
    .sort((a, b) => (a.arrived_at < b.arrived_at ? -1 : 1));
  return inOrder.reduce(withWholeTouch, noTouches);
}

function isWholeTouch(value: unknown): value is WholeTouch {
  const fields = readWholeTouch({ path: '', query: '', referrer_host: '', at: 0 });
  return Object.keys(fields).every((name) => typeof (value as Record<string, unknown> | null)?.[name] === 'string');
}

function isOfCampaign({ utm_source, utm_medium, utm_campaign, utm_id, utm_content, utm_term, click_id }: WholeTouch) {
  return utm_source + utm_medium + utm_campaign + utm_id + utm_content + utm_term + click_id !== '';
}

/** The query without what tells how the visitor came here, so that it is not shared, kept or sent along with the address. */
export function withoutTouch(query: string): string {
  const fields = new URLSearchParams(query);
  for (const name of [...fields.keys()]) {
    if (name.startsWith('utm_') || (clickIdNames as readonly string[]).includes(name)) fields.delete(name);
  }
  return fields.size === 0 ? '' : `?${fields}`;
}
