import { expect, it } from 'vitest';
import { continueSession, sessionTimeoutMs } from './session.ts';

it('an analytics session starts with the first event and is named after its time (§ 4)', () => {
  expect(continueSession(null, 5000)).toEqual({
    session: { id: 5000, lastEventAt: 5000 },
    ended: null,
    started: true,
  });
});

it('an analytics session continues while events are less than 30 minutes apart (§ 9)', () => {
  const at = 5000 + sessionTimeoutMs - 1;
  expect(continueSession({ id: 1000, lastEventAt: 5000 }, at)).toEqual({
    session: { id: 1000, lastEventAt: at },
    ended: null,
    started: false,
  });
});

it('an analytics session ends 1 ms after its last event when 30 minutes have passed, and a new one starts (§ 9)', () => {
  const at = 5000 + sessionTimeoutMs;
  expect(continueSession({ id: 1000, lastEventAt: 5000 }, at)).toEqual({
    session: { id: at, lastEventAt: at },
    ended: { id: 1000, endedAt: 5001 },
    started: true,
  });
});

it('an analytics session is not set back by a late event', () => {
  expect(continueSession({ id: 1000, lastEventAt: 5000 }, 4000).session).toEqual({ id: 1000, lastEventAt: 5000 });
});

it('an analytics session does not remain open in the future when the clock was set back', () => {
  const at = 5000 + sessionTimeoutMs;
  expect(continueSession({ id: at, lastEventAt: at }, 5000)).toEqual({
    session: { id: 5000, lastEventAt: 5000 },
    ended: { id: at, endedAt: at + 1 },
    started: true,
  });
});
