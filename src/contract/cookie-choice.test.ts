import { describe, expect, it } from 'vitest';
import { choiceCookie, cookieChoice } from './cookie-choice.ts';

describe('the privacy choice that cookies tell (§ 9)', () => {
  it.each([
    ['there are no cookies', undefined, null],
    ['none of them is it', '', null],
    ['it says true', 'theme=night; warning=true', 'accepted'],
    ['it says false', 'theme=night; warning=false; a=b', 'rejected'],
    ['others end or begin like it', 'early_warning=true; warnings=true', null],
    ['it says something else', 'warning=maybe', null],
  ])('the privacy choice is read when %s (§ 9)', (_when, cookies, choice) =>
    expect(cookieChoice(cookies)).toBe(choice),
  );
});

describe('the cookie that keeps the privacy choice', () => {
  it('the cookie is true on Accept, for 30 days, on every path', () => {
    expect(choiceCookie('accepted')).toBe('warning=true; max-age=2592000; path=/; SameSite=Lax');
  });

  it('the cookie is false on Reject, for just as long', () => {
    expect(choiceCookie('rejected')).toBe('warning=false; max-age=2592000; path=/; SameSite=Lax');
  });

  it('the privacy choice reads back as it was set', () => {
    for (const choice of ['accepted', 'rejected'] as const) expect(cookieChoice(choiceCookie(choice))).toBe(choice);
  });
});
