import { expect, it } from 'vitest';
import { measuredCopy } from './measured-copy.ts';

const copyFor = (endpoint: string) =>
  measuredCopy({ analytics: { api_key: 'key', endpoint, detail: 'full' }, events_keep_days: 90 });

it('the privacy page says how long our own server keeps events', () => {
  expect(copyFor('/2/httpapi')).toMatch(/^These events go to our own server, and each is deleted after 90 days\. When/);
});

it('the privacy page says when somebody else counts the events', () => {
  expect(copyFor('https://api2.amplitude.com/batch')).toMatch(/^These events go to Amplitude/);
  expect(copyFor('https://api2.amplitude.com/batch')).not.toContain('our own server');
});

it('the privacy page gives no number of days before the settings are known', () => {
  expect(measuredCopy(null)).not.toMatch(/\d/);
});
