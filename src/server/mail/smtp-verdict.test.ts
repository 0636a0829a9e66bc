import { describe, expect, it } from 'vitest';
import { verdictOn } from './smtp-verdict.ts';

const to = 'Ada+kite@example.com';
const fault = (command: string, response: string) => ({
  message: `It failed: ${response}`,
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

describe('a failure of the mail server', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 no such user'],
    ['RCPT TO', '553 mailbox name not allowed'],
    ['RCPT TO', '552 5.2.2 mailbox full for good'],
  ])('a failure is permanent after %s: %s', (command, response) => {
    expect(verdictOn(fault(command, response), to)).toEqual({ refused: `It failed: ${response}` });
  });

  it.each([
    ['RCPT TO', '450 4.2.0 greylisted'],
    ['RCPT TO', '452 too many recipients'],
    ['RCPT TO', '530 5.7.0 authentication required'],
    ['RCPT TO', '554 5.7.1 relay access denied'],
    ['MAIL FROM', '550 sender rejected'],
    ['DATA', '554 transaction failed'],
    ['AUTH PLAIN', '535 5.7.8 bad credentials'],
  ])('a failure may pass after %s: %s', (command, response) => {
    expect(verdictOn(fault(command, response), to)).toEqual({ failed: `It failed: ${response}` });
  });

  it('a failure may pass when the server gave no answer', () => {
    expect(verdictOn({ message: 'Connection timeout', command: 'CONN' }, to)).toEqual({ failed: 'Connection timeout' });
  });

  it('the reason of a failure does not contain the address', () => {
    const answer = fault('RCPT TO', '550 <ada+KITE@example.com> unknown, Ada+kite@example.com is not here');
    expect(verdictOn(answer, to)).toEqual({
      refused: 'It failed: 550 <(address)> unknown, (address) is not here',
    });
  });
});
