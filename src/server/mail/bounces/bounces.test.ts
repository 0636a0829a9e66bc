import { describe, expect, it } from 'vitest';
import { bounceMailbox as at, deliveryReport as report } from '#testing/server/delivery-report.ts';
import { bouncesIn } from './bounces-in.ts';
import { faultOfAnswer, faultOfStatus } from './fault-of-status.ts';
import { deliveryReportIn, isPermanent } from './read-delivery-report.ts';
import { readMail } from './read-mail.ts';
import { readPostmark } from './read-postmark.ts';
import { readSendGrid } from './read-sendgrid.ts';
import { returnPathOf } from './return-path.ts';

/** Null for a message that `readMail` refuses, or that is no report. */
async function readReport(message: string) {
  const mail = await readMail(message);
  return mail && deliveryReportIn(mail);
}

describe('a report of a failed delivery', () => {
  it('a report of a failed delivery names the recipient and the status', async () => {
    expect((await readReport(report()))?.failed).toEqual([{ status: '5.1.1', addresses: ['ada@gmial.com'] }]);
  });

  it('an answer that a person wrote is no report', async () => {
    expect(await readReport('Subject: Hello\r\n\r\nAction: failed\r\nStatus: 5.1.1')).toBeNull();
  });

  it('a delay is no failure', async () => {
    expect((await readReport(report({ action: 'delayed' })))?.failed).toEqual([]);
  });

  it.each([
    ['5.1.1', true],
    ['5.4.4', true],
    ['5.2.2', false],
    ['5.7.1', false],
    ['4.4.1', false],
    ['', false],
  ])('status %s ends an address: %s', (status, isDead) => {
    expect(isPermanent(status)).toBe(isDead);
  });

  it('only the token of the recipient proves a report, in any case of its letters', async () => {
    const bounced = {
      kind: 'hard bounce',
      email: 'ada@gmial.com',
      why: 'no such address',
      messageId: 'kite@everkite.test',
    };
    expect(await bouncesIn(report(), at)).toEqual([bounced]);
    expect(await bouncesIn(report({ path: returnPathOf('ada@gmial.com', at).toUpperCase() }), at)).toEqual([bounced]);
    expect(await bouncesIn(report({ path: returnPathOf('grace@example.com', at) }), at)).toEqual([]);
    expect(await bouncesIn(report({ path: 'bounce@everkite.test' }), at)).toEqual([]);
    const forged = returnPathOf('ada@gmial.com', { ...at, secret: 'another secret 1' });
    expect(await bouncesIn(report({ path: forged }), at)).toEqual([]);
  });

  it('a line or an address that is longer than email allows is not read', async () => {
    expect(await readReport(report().replace('It could', `${'x'.repeat(999)} could`))).toBeNull();
    const to = `${'a'.repeat(320)}@gmial.com`;
    expect((await readReport(report({ to })))?.failed).toEqual([{ status: '5.1.1', addresses: [] }]);
  });

  it('what comes after 64 kB is not read', async () => {
    const returned = `${report()}\r\n${'a line of text\r\n'.repeat(70_000)}`;
    expect(await bouncesIn(returned, at)).toHaveLength(1);
    const buried = report().replace('It could', `${'a line of text\r\n'.repeat(70_000)}It could`);
    expect(await bouncesIn(buried, at)).toEqual([]);
  });

  it('a Message-ID with a control character is none', async () => {
    const poisoned = report().replace('<kite@', '<ki\0te@');
    expect(await bouncesIn(poisoned, at)).toMatchObject([{ email: 'ada@gmial.com', messageId: null }]);
  });

  it('a local part stays within the 64 characters that mail servers take', () => {
    expect(returnPathOf('ada@gmial.com', at).split('@')[0]!.length).toBeLessThanOrEqual(64);
  });
});

describe('events of mail providers', () => {
  it.each([
    [{ RecordType: 'Bounce', Type: 'HardBounce', Email: 'a@b.test' }, 'hard bounce', 'no such address'],
    [{ RecordType: 'Bounce', Type: 'Transient', Email: 'a@b.test' }, 'soft bounce', 'not reached'],
    [{ RecordType: 'Bounce', Type: 'Blocked', Email: 'a@b.test' }, 'soft bounce', 'not trusted'],
    [{ RecordType: 'SpamComplaint', Email: 'a@b.test' }, 'complaint', null],
  ])('Postmark’s %j is a %s: %s', (body, kind, why) => {
    expect(readPostmark(body)).toEqual([{ kind, email: 'a@b.test', why, messageId: null }]);
  });

  it('SendGrid’s list has an event for each email that is told about', () => {
    const posted = [
      { event: 'bounce', type: 'bounce', email: 'a@b.test', status: '5.1.1', 'smtp-id': '<kite@everkite.test>' },
      { event: 'bounce', type: 'blocked', email: 'b@b.test', status: '5.2.2' },
      { event: 'spamreport', email: 'c@b.test' },
      { event: 'delivered', email: 'd@b.test' },
    ];
    expect(readSendGrid(posted)).toEqual([
      { kind: 'hard bounce', email: 'a@b.test', why: 'no such address', messageId: 'kite@everkite.test' },
      { kind: 'soft bounce', email: 'b@b.test', why: 'mailbox full', messageId: null },
      { kind: 'complaint', email: 'c@b.test', why: null, messageId: null },
    ]);
  });

  it('one event that cannot be read costs none of the others', () => {
    const posted = [{ event: 'bounce' }, { event: 'bounce', email: 'a@b.test', status: '5.1.1' }, null];
    expect(readSendGrid(posted)).toMatchObject([{ kind: 'hard bounce', email: 'a@b.test' }]);
  });

  it.each([[null], ['text'], [{}], [[]], [[{ event: 7 }]]])('%j is of neither', (body) => {
    expect([readPostmark(body), readSendGrid(body)]).toEqual([null, null]);
  });
});

describe('why an email came back', () => {
  it.each([
    ['5.1.1', 'no such address'],
    ['5.2.1', 'no such address'],
    ['5.2.2', 'mailbox full'],
    ['4.4.1', 'not reached'],
    ['5.7.1', 'not trusted'],
    ['5.3.4', 'other'],
    ['', 'other'],
  ])('status %s: %s', (status, fault) => {
    expect(faultOfStatus(status)).toBe(fault);
  });

  it.each([
    ['550 5.1.1 (address): unknown', 'no such address'],
    ['550 unknown user', 'no such address'],
    ['552 over quota', 'mailbox full'],
    ['this is no email address', 'other'],
  ])('the answer “%s”: %s', (answer, fault) => {
    expect(faultOfAnswer(answer)).toBe(fault);
  });
});
