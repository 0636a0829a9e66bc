import { expect, it } from 'vitest';
import { reportScreen } from './report-screen.ts';

function openScreen() {
  const page = new EventTarget();
  const reported: string[] = [];
  let now = 1000;
  const leave = reportScreen(
    page,
    () => now,
    () => reported.push('open'),
    (durationMs) => reported.push(`close after ${durationMs}`),
  );
  return {
    reported,
    leave,
    pass: (ms: number) => {
      now += ms;
    },
    happens: (type: 'pagehide' | 'pageshow') => page.dispatchEvent(new Event(type)),
  };
}

it('a screen is reported as opened at once, and as closed with its time on screen when it is left', () => {
  const screen = openScreen();
  screen.pass(250);
  screen.leave();
  expect(screen.reported).toEqual(['open', 'close after 250']);
});

it('a screen is reported as closed once when the page is left and the screen with it', () => {
  const screen = openScreen();
  screen.pass(250);
  screen.happens('pagehide');
  screen.leave();
  screen.happens('pagehide');
  expect(screen.reported).toEqual(['open', 'close after 250']);
});

it('a screen is reported as opened again when the page comes back, and its time starts anew', () => {
  const screen = openScreen();
  screen.pass(250);
  screen.happens('pagehide');
  screen.pass(5000);
  screen.happens('pageshow');
  screen.pass(30);
  screen.leave();
  expect(screen.reported).toEqual(['open', 'close after 250', 'open', 'close after 30']);
});

it('a screen is not reported as opened twice when the page is shown for the first time', () => {
  const screen = openScreen();
  screen.happens('pageshow');
  expect(screen.reported).toEqual(['open']);
});
