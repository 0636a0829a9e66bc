import { describe, expect, it } from 'vitest';
import { reportScreen } from './report-screen';

function openScreen() {
  const page = new EventTarget();
  const reported: string[] = [];
  let now = 1000;
  const leave = reportScreen(
    page,
    () => now,
    () => reported.push('open'),
    (stayMs) => reported.push(`close after ${stayMs}`),
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

describe('a screen', () => {
  it('opens at once and closes with its stay when it is left', () => {
    const screen = openScreen();
    screen.pass(250);
    screen.leave();
    expect(screen.reported).toEqual(['open', 'close after 250']);
  });

  it('closes once when the page is left and the screen with it', () => {
    const screen = openScreen();
    screen.pass(250);
    screen.happens('pagehide');
    screen.leave();
    screen.happens('pagehide');
    expect(screen.reported).toEqual(['open', 'close after 250']);
  });

  it('opens again when the page comes back, and counts from there', () => {
    const screen = openScreen();
    screen.pass(250);
    screen.happens('pagehide');
    screen.pass(5000);
    screen.happens('pageshow');
    screen.pass(30);
    screen.leave();
    expect(screen.reported).toEqual(['open', 'close after 250', 'open', 'close after 30']);
  });

  it('does not open twice when the page is shown for the first time', () => {
    const screen = openScreen();
    screen.happens('pageshow');
    expect(screen.reported).toEqual(['open']);
  });
});
