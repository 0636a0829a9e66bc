import { expect, it } from 'vitest';
import { consoleCallSchemas } from '#contract/console/call-schemas.ts';
import { callSchemas } from './call-schemas.ts';

/** The names of all fields in a schema, however deep. */
function fieldsIn(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  const { properties } = schema as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(fieldsIn)];
}

it('no call has a field for the number of a card, its expiry or its check digits', () => {
  const fields = new Set(fieldsIn([callSchemas, consoleCallSchemas]));
  expect(fields).toContain('last4');
  expect([...fields].filter((name) => /(^|_)(pan|cvc|cvv|csc|iban)(_|$)|card_?n|expir(y|ation)/.test(name))).toEqual(
    [],
  );
});
