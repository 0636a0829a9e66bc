import { isRecord } from './json-shape.ts';

/**
 * Reads the body of Amplitude's Identify API as an upload of `$identify` events: a form or JSON with `api_key` and
 * `identification`, which is one object or a list, in a form as JSON text. Throws SyntaxError for invalid JSON.
 */
export function readIdentify(text: string): unknown {
  const body = /^\s*[{["]/.test(text) ? JSON.parse(text) : readForm(text);
  if (!isRecord(body)) return body;
  return { ...body, identification: asEvents(parsedIfText(body.identification)) };
}

/** The fields of a form. Of the optional ones only `options` is read, which is JSON as well. */
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

/** Returns anything but an object or a list unchanged, so that validation reports it later. */
function asEvents(identification: unknown): unknown {
  if (isRecord(identification)) return [asEvent(identification)];
  return Array.isArray(identification) ? identification.map(asEvent) : identification;
}

function asEvent(identification: unknown): unknown {
  return isRecord(identification) ? { ...identification, event_type: '$identify' } : identification;
}
