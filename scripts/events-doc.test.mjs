import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { document, eventsDocument, source } from './events-doc.mjs';

const types = readFileSync(source, 'utf8');
const names = [...eventsDocument(types).matchAll(/^- `([^`]+)`:/gm)].map(([, name]) => name);

describe('docs/events.md', () => {
  it('docs/events.md is what the types say', () => expect(readFileSync(document, 'utf8')).toBe(eventsDocument(types)));

  it('docs/events.md has every event, those of several lines with all their properties', () => {
    expect(names).toContain('screen{1…31}_open');
    expect(names).toContain('canceled_step2');
    expect(eventsDocument(types)).toMatch(/File Downloaded[^-]*File Extension[^-]*Link URL[^-]*Page URL/);
  });

  it('an event without a description is refused', () => {
    const silent = types.replace('  /** Home is shown. */\n', '');
    expect(() => eventsDocument(silent)).toThrow('open_main needs a comment');
  });
});
