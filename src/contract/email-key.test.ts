import { expect, it } from 'vitest';
import { emailKeyOf } from './email-key.ts';

it.each([
  [' Ada@Example.com ', 'ada@example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['Ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
  ['ada@例え.jp', 'ada@xn--r8jz45g.jp'],
  ['ada@straße.example', 'ada@xn--strae-oqa.example'],
  ['zoë@example.com', 'zoë@example.com'],
  ['ada@ü ü.example', 'ada@ü ü.example'],
  ['ada@bücher.example/path', 'ada@bücher.example/path'],
  ['ada@bücher.example:80', 'ada@bücher.example:80'],
  ['ada@b%c3%bccher.example', 'ada@b%c3%bccher.example'],
  ['ada@bü%63her.example', 'ada@bü%63her.example'],
  ['ada', 'ada'],
  ['', ''],
])('the mailbox of “%s” is %s', (address, key) => {
  expect(emailKeyOf(address)).toBe(key);
});
