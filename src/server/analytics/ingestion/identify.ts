import { isRecord } from './json-shape.ts';

/**
 * The body of Amplitude's Identify API as an upload of `$identify` events: a form or JSON with `api_key` and
 * `identification`, which is one object or a list, in a form as JSON text. Throws when it is neither.
 */
export function readIdentify(text: string): unknown {
  const body = /^\s*[{["]/.test(text) ? JSON.parse(text) : readForm(text);
  if (!isRecord(body)) return body;
  return { ...body, identification: asEvents(parsedIfText(body.identification)) };
}

/** The parameters of a form; of the optional ones only the options, which are JSON as well. */
function readForm(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text);
  return {
    api_key: form.get('api_key'),
    identification: form.get('identification'),
    options: parsedIfText(form.get('options')),
  };
}

function parsedIfText(value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? JSON.parse(value) : value;
}

/** Anything else than an object or a list is left as it is, so that its fault is named later. */
function asEvents(identification: unknown): unknown {
  if (isRecord(identification)) return [asEvent(identification)];
  return Array.isArray(identification) ? identification.map(asEvent) : identification;
}

function asEvent(identification: unknown): unknown {
  return isRecord(identification) ? { ...identification, event_type: '$identify' } : identification;
}
