import { describe, expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

describe('a name in an email', () => {
  it.each(['Ada', 'Ada Lovelace', "Siobhán O'Neil-Šmíd", 'J. R. R. Tolkien', '李小龙', 'محمد', 'नेहा'])(
    'the name %s appears in an email unchanged',
    (name) => {
      expect(plainName(` ${name} `)).toBe(name);
    },
  );

  it.each([
    'evil.example',
    'Ada www.evil.example',
    'https://evil.example',
    'Ada\nWin a prize',
    '<b>Ada</b>',
    '[Ada](evil)',
    'You won 500',
    'Ada!',
    'ada@evil.example',
    'evil。example',
    'evil․example',
    'A'.repeat(41),
    'Ada\u202eadA',
    '',
    'Your account was closed call us',
  ])('the name %j is left out of an email', (name) => {
    expect(plainName(name)).toBe('');
  });
});
