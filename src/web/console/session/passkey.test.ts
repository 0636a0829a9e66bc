import { expect, it } from 'vitest';
import { passkeyFault } from './passkey.ts';

it.each([
  ['NotAllowedError', /Try again, or use a code/],
  ['AbortError', /Try again, or use a code/],
  ['InvalidStateError', /already/],
  ['SecurityError', /own address/],
  ['NotSupportedError', /codes from an app/],
  ['ConstraintError', /codes from an app/],
  ['Error', /could not answer/],
])('%s says what to do', (error, text) => {
  expect(passkeyFault(error)).toMatch(text);
});
