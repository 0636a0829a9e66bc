import { describe, expect, it } from 'vitest';
import { consentCookieString, readConsent } from './consent';

describe('reading the privacy choice', () => {
  it('finds none when there is no cookie', () => {
    expect(readConsent('')).toBe('none');
  });

  it('is accepted when the cookie says true', () => {
    expect(readConsent('theme=night; warning=true')).toBe('accepted');
  });

  it('is rejected when the cookie says false', () => {
    expect(readConsent('warning=false; theme=night')).toBe('rejected');
  });

  it('takes no other cookie for it, whatever its name ends in', () => {
    expect(readConsent('early_warning=true; warnings=true')).toBe('none');
  });

  it('takes a value that is neither true nor false for no choice', () => {
    expect(readConsent('warning=maybe')).toBe('none');
  });
});

describe('the cookie that keeps the privacy choice', () => {
  it('is true on accept, for 30 days, on every path', () => {
    expect(consentCookieString('accepted')).toBe('warning=true; max-age=2592000; path=/; SameSite=Lax');
  });

  it('is false on reject, for just as long', () => {
    expect(consentCookieString('rejected')).toBe('warning=false; max-age=2592000; path=/; SameSite=Lax');
  });

  it('reads back as it was set', () => {
    for (const choice of ['accepted', 'rejected'] as const) {
      expect(readConsent(consentCookieString(choice))).toBe(choice);
    }
  });
});
