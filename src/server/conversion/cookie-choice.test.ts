import { expect, it } from 'vitest';
import { cookieChoice } from './cookie-choice';

it.each([
  [undefined, null],
  ['', null],
  ['warning=true', 'accepted'],
  ['theme=night; warning=false; a=b', 'rejected'],
  ['early_warning=true; warnings=true', null],
  ['warning=maybe', null],
])('the cookies "%s" say %s', (header, choice) => expect(cookieChoice(header)).toBe(choice));
