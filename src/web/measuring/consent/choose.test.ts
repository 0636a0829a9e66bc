import { beforeEach, expect, it, vi } from 'vitest';
import { closeIfChosen, openBanner, useBanner } from './choose.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { classList: { add: () => {}, remove: () => {} } } });
  useBanner.setState({ isOpen: true, isReopened: false });
});

it.each([
  ['closes after an earlier choice', 'warning=true', false],
  ['stays open without one', 'theme=night', true],
])('the cookie banner %s once its own code has loaded', (_what, cookies, isOpen) => {
  closeIfChosen(cookies);
  expect(useBanner.getState().isOpen).toBe(isOpen);
});

it('the cookie banner stays open when it was asked for meanwhile, in spite of an earlier choice', () => {
  openBanner();
  closeIfChosen('warning=true');
  expect(useBanner.getState().isOpen).toBe(true);
});
