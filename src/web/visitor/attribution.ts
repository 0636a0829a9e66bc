import { type Attribution, clickIdNames, longestClickId, longestSource, type Touch } from '../../contract/attribution';

export const noAttribution: Attribution = {
  source: '',
  click_id: '',
  click_id_name: '',
  last_source: '',
  last_click_id: '',
  last_click_id_name: '',
};

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

/** The query without what tells how the visitor came here, so that it is not shared, kept or sent along with the address. */
export function withoutTouch(query: string): string {
  const fields = new URLSearchParams(query);
  for (const name of [...fields.keys()]) {
    if (name.startsWith('utm_') || (clickIdNames as readonly string[]).includes(name)) fields.delete(name);
  }
  return fields.size === 0 ? '' : `?${fields}`;
}
