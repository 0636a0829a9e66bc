import { describe, expect, it } from 'vitest';
import { isPermanent, readDeliveryReport } from './read-delivery-report.ts';
import { hardBouncesIn } from './read-dropped-reports.ts';
import { readPostmark } from './read-postmark.ts';
import { readSendGrid } from './read-sendgrid.ts';
import { returnPathOf } from './return-path.ts';

const at = { address: 'bounce@everkite.test', secret: 'a secret of sixteen' };

/** A report as mail servers write it (RFC 3464, appendix E). */
const report = ({ to = 'ada@gmial.com', status = '5.1.1', action = 'failed', path = returnPathOf(to, at) } = {}) =>
  [
    'From: MAILER-DAEMON@mx.test',
    `To: ${path}`,
    'Subject: Undelivered',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="kite"',
    '',
    '--kite',
    'Content-Type: text/plain',
    '',
    'It could not be delivered.',
    '--kite',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.test',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    '',
    '--kite',
    'Content-Type: text/rfc822-headers',
    '',
    `To: ${to}`,
    'Subject: Your receipt',
    '--kite--',
  ].join('\r\n');

describe('a report of a failed delivery', () => {
  it('a report of a failed delivery names the recipient and the status', () => {
    expect(readDeliveryReport(report())?.failed).toEqual([{ status: '5.1.1', addresses: ['ada@gmial.com'] }]);
  });

  it('an answer that a person wrote is no report', () => {
    expect(readDeliveryReport('Subject: Hello\r\n\r\nAction: failed\r\nStatus: 5.1.1')).toBeNull();
  });

  it('a delay is no failure', () => {
    expect(readDeliveryReport(report({ action: 'delayed' }))?.failed).toEqual([]);
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

  it('only the token of the recipient proves a report, in any case of its letters', () => {
    expect(hardBouncesIn(report(), at)).toContain('ada@gmial.com');
    expect(hardBouncesIn(report({ path: returnPathOf('ada@gmial.com', at).toUpperCase() }), at)).toContain(
      'ada@gmial.com',
    );
    expect(hardBouncesIn(report({ path: returnPathOf('grace@example.com', at) }), at)).toEqual([]);
    expect(hardBouncesIn(report({ path: 'bounce@everkite.test' }), at)).toEqual([]);
    const forged = returnPathOf('ada@gmial.com', { ...at, secret: 'another secret 1' });
    expect(hardBouncesIn(report({ path: forged }), at)).toEqual([]);
  });

  it('a local part stays within the 64 characters that mail servers take', () => {
    expect(returnPathOf('ada@gmial.com', at).split('@')[0]!.length).toBeLessThanOrEqual(64);
  });
});

describe('events of mail providers', () => {
  it.each([
    [{ RecordType: 'Bounce', Type: 'HardBounce', Email: 'a@b.test' }, 'hard bounce'],
    [{ RecordType: 'Bounce', Type: 'Transient', Email: 'a@b.test' }, 'soft bounce'],
    [{ RecordType: 'SpamComplaint', Email: 'a@b.test' }, 'complaint'],
  ])('Postmark’s %j is a %s', (body, kind) => {
    expect(readPostmark(body)).toEqual([{ kind, email: 'a@b.test' }]);
  });

  it('SendGrid’s list has an event for each email that is told about', () => {
    const posted = [
      { event: 'bounce', type: 'bounce', email: 'a@b.test' },
      { event: 'bounce', type: 'blocked', email: 'b@b.test' },
      { event: 'spamreport', email: 'c@b.test' },
      { event: 'delivered', email: 'd@b.test' },
    ];
    expect(readSendGrid(posted)?.map(({ kind }) => kind)).toEqual(['hard bounce', 'soft bounce', 'complaint']);
  });

  it.each([[null], ['text'], [{}], [[]], [[{ event: 7 }]]])('%j is of neither', (body) => {
    expect([readPostmark(body), readSendGrid(body)]).toEqual([null, null]);
  });
});
