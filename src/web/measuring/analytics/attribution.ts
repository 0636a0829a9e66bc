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
import { clickIds } from '#contract/click-ids.ts';
import { cutText } from '#quiz/engine/cut-text.ts';

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
  const field = fieldsOf(query);
  const name = clickIdNames.find((one) => field(one) !== '') ?? '';
  return {
    source: cutText(field('utm_source'), longestSource),
    click_id: name === '' ? '' : cutText(field(name), longestClickId),
    click_id_name: name,
  };
}

/**
 * The fields of a query as the link's author meant them: `&amp;` for `&` as in HTML, values that were encoded twice,
 * blanks around them and capitals in names are common. When several have one name, the first that is not empty counts.
 */
function fieldsOf(query: string): (name: string) => string {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const key = meantName(name);
    if (!values.get(key)) values.set(key, meantValue(value));
  }
  return (name) => values.get(name.toLowerCase()) ?? '';
}

const meantName = (name: string): string => name.replace(/^amp;/, '').trim().toLowerCase();

const meantValue = (value: string): string => decodedTwice(value).replaceAll('\0', '').trim();

function decodedTwice(value: string): string {
  try {
    return /%[\da-f]{2}/i.test(value) ? decodeURIComponent(value) : value;
  } catch {
    return value;
  }
}

/** Whether an arrival came from a campaign. A click id that its network adds to every link does not show that. */
const isPaid = ({ source, click_id_name: name }: Touch): boolean =>
  source !== '' || (name !== '' && !clickIds[name].onEveryLink);

/**
 * The attribution after an arrival: the first touch stays, and the last touch is the newest with a source or a click
 * id. A click that may be outside any campaign never replaces one from a campaign.
 */
export function withArrival(known: Attribution, touch: Touch): Attribution {
  const { source, click_id, click_id_name } = touch;
  const last = { source: known.last_source, click_id: known.last_click_id, click_id_name: known.last_click_id_name };
  if ((source === '' && click_id === '') || (isPaid(last) && !isPaid(touch))) return known;
  const isFirst = (known.source === '' && known.click_id === '') || (!isPaid(known) && isPaid(touch));
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
  const field = fieldsOf(query);
  const cut = (text: string) => cutText(text, longestTouchField);
  const { click_id, click_id_name } = readTouch(query);
  return {
    arrived_at: new Date(at).toISOString(),
    utm_source: cut(field('utm_source')),
    utm_medium: cut(field('utm_medium')),
    utm_campaign: cut(field('utm_campaign')),
    utm_id: cut(field('utm_id')),
    utm_content: cut(field('utm_content')),
    utm_term: cut(field('utm_term')),
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
  const isNewer = arrival.referrer_host + arrival.click_id !== '' && !isOfCampaign(last_touch);
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

function isOfCampaign({ utm_source, utm_medium, utm_campaign, utm_id, utm_content, utm_term, ...click }: FullTouch) {
  const isNamed = utm_source + utm_medium + utm_campaign + utm_id + utm_content + utm_term !== '';
  return isNamed || isPaid({ source: '', ...click });
}

/** The query without attribution, so that attribution is not shared, stored or sent with the address. */
export function withoutTouch(query: string): string {
  const fields = new URLSearchParams(query);
  const clicks = clickIdNames.map((name) => name.toLowerCase());
  for (const name of [...fields.keys()]) {
    const meant = meantName(name);
    if (meant.startsWith('utm_') || clicks.includes(meant)) fields.delete(name);
  }
  return fields.size === 0 ? '' : `?${fields}`;
}
