import { describe, expect, it, vi } from 'vitest';
import { code } from '#testing/source-files.ts';
import { madeOnce } from './made-once.ts';

describe('what is made once', () => {
  it('a thing is made at its first use, and then kept', () => {
    const make = vi.fn(() => ({}));
    const thing = madeOnce(make);
    expect(make).not.toHaveBeenCalled();
    expect(thing()).toBe(thing());
    expect(make).toHaveBeenCalledOnce();
  });

  it('no file that a browser loads makes a format of Intl while it is loaded', () => {
    const rooms = ['contract', 'quiz', 'training', 'statistics', 'tracker', 'web'];
    const atOnce = code.filter(
      ({ room, text }) =>
        rooms.includes(room) && /^(?:export )?const \w+ = (?:new Intl\.|\w*[fF]ormat\w*\()/m.test(text),
    );
    expect(atOnce.map(({ name }) => name)).toEqual([]);
  });
});
