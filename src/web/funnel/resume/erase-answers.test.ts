import { expect, it } from 'vitest';
import { erasureMessage } from './erase-answers.tsx';

it.each([
  [{ hadAnswers: true, erased: 0, waiting: 0 }, 'Your answers on this device are erased.'],
  [{ hadAnswers: false, erased: 0, waiting: 0 }, 'There are no answers on this device.'],
  [
    { hadAnswers: true, erased: 1, waiting: 0 },
    'Your answers on this device are erased. One copy on our server is erased too.',
  ],
  [
    { hadAnswers: false, erased: 3, waiting: 0 },
    'There are no answers on this device. 3 copies on our server are erased too.',
  ],
  [
    { hadAnswers: true, erased: 1, waiting: 2 },
    'Your answers on this device are erased. One copy on our server is erased too. 2 copies on our server could not be reached. We erase them as soon as you are online here; in any case they end after 30 days.',
  ],
  [
    { hadAnswers: true, erased: 0, waiting: 1 },
    'Your answers on this device are erased. One copy on our server could not be reached. We erase it as soon as you are online here; in any case it ends after 30 days.',
  ],
])('the message after erasing %j is complete', (erasure, message) => {
  expect(erasureMessage(erasure)).toBe(message);
});
