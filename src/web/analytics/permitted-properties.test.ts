import { describe, expect, it } from 'vitest';
import { isOwnEndpoint, permittedProperties } from './permitted-properties';

const result = { cohort: 'C', quiz: 'quiz_mental_health', score: 78, level: 'high', type: 'inapps' };

describe('the health-data firewall', () => {
  it('lets everything go to the own server', () => {
    expect(permittedProperties(result, true)).toEqual(result);
  });

  it('lets no cohort, quiz, score or level go to anybody else', () => {
    expect(permittedProperties(result, false)).toEqual({ type: 'inapps' });
  });

  it('lets no address go to anybody else', () => {
    expect(permittedProperties({ page: '/mental-quiz/screens', link: '/quiz' }, false)).toEqual({});
  });

  it('lets nothing that it does not know go to anybody else', () => {
    expect(permittedProperties({ answer: 'never', stay_ms: 5 }, false)).toEqual({ stay_ms: 5 });
  });

  it.each([
    ['/2/httpapi', true],
    ['https://site.example/2/httpapi', true],
    ['https://api2.amplitude.com/2/httpapi', false],
    ['https://site.example.evil.example/2/httpapi', false],
    ['http://site.example/2/httpapi', false],
  ])('takes %s for its own: %s', (endpoint, own) => expect(isOwnEndpoint(endpoint, 'https://site.example')).toBe(own));
});
