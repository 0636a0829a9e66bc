import { expect, it } from 'vitest';
import { clickIdNames } from '#contract/attribution.ts';
import { isByAdvertisement } from './by-advertisement.ts';

it.each([
  ['/quiztwo?gclid=g-1', true],
  ['/quiztwo?fbclid=f-1', true],
  ['/quiztwo?click_id=7', true],
  ['/quiztwo?from=friend&utm_campaign=spring', true],
  ['/quiztwo?utm_source=ads', true],
  ['/quiztwo?wbraid=w-1', true],
  ['/quiztwo?a=1&amp;gbraid=g-1', true],
  ['/quiztwo?sccid=s-1', true],
  ['/quiztwo', false],
  ['/quiztwo?', false],
  ['/quiztwo?gclid=', false],
  ['/quiztwo?utm_source', false],
  ['/quiztwo?from=friend', false],
  ['/quiztwo?source=utm_source', false],
  ['/quiztwo?my_gclid=1', false],
  ['/quiztwo?gclid=&a=1', false],
])('%s is an address of an advertisement: %s', (address, expected) => {
  expect(isByAdvertisement(address)).toBe(expected);
});

it.each(clickIdNames)('the click id %s is of an advertisement', (name) => {
  expect(isByAdvertisement(`/quiz?a=1&${name}=x1`)).toBe(true);
  expect(isByAdvertisement(`/quiz?my_${name}=x1`)).toBe(false);
});
