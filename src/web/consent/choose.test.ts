import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeIfChosen, openBanner, useBanner } from './choose';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { classList: { add: () => {}, remove: () => {} } } });
  useBanner.setState({ isOpen: true, isAskedAgain: false });
});

describe('the cookie banner, when its own code has come', () => {
  it.each([
    ['closes after an earlier choice', 'warning=true', false],
    ['stays open without one', 'theme=night', true],
  ])('%s', (_what, cookies, isOpen) => {
    closeIfChosen(cookies);
    expect(useBanner.getState().isOpen).toBe(isOpen);
  });

  it('stays open when it was asked for meanwhile, in spite of an earlier choice', () => {
    openBanner();
    closeIfChosen('warning=true');
    expect(useBanner.getState().isOpen).toBe(true);
  });
});
