import { describe, expect, it } from 'vitest';
import { measuredWords } from './measured-words';

const words = (endpoint: string) =>
  measuredWords({ analytics: { api_key: 'key', endpoint, detail: 'full' }, events_keep_days: 90 });

describe('privacy says of events', () => {
  it('how long our own server keeps them', () => {
    expect(words('/2/httpapi')).toMatch(/^These events go to our own server, and each is deleted after 90 days\. When/);
  });

  it('that somebody else counts them, where that is so', () => {
    expect(words('https://api2.amplitude.com/batch')).toMatch(/^These events go to Amplitude/);
    expect(words('https://api2.amplitude.com/batch')).not.toContain('our own server');
  });

  it('no number of days before the settings are known', () => {
    expect(measuredWords(null)).not.toMatch(/\d/);
  });
});
