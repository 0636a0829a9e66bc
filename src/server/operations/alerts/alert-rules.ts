import { dayMs } from '#contract/day.ts';
import { partText, percentText, shareText } from '#contract/format-share.ts';
import { judgeChargebacks, visaLimit } from '#statistics/chargeback-marks.ts';
import type { AlertFacts } from './alert-facts.ts';
import type { AlertKey, WatchedWork } from './alert-rule-names.ts';
import { durationText } from './format-duration.ts';

export interface Finding {
  key: AlertKey;
  severity: 'critical' | 'warning';
  title: string;
  /** A sentence with figures; no person and no condition. */
  evidence: string;
  /** It happened once, so no email says that it is over. */
  isEvent?: true;
  /** The operator who did it, and gets no email about it. */
  causedBy?: string | null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Thresholds of the rules (§ 3 (g)). */
export const limits = {
  waitingMs: 15 * minuteMs,
  unsigned: 5,
  missed: 3,
  unavailableMs: 10 * minuteMs,
  owedMs: 2 * dayMs,
  failedTimes: 1.5,
  failedLeast: 10,
  mailFailingMs: 15 * minuteMs,
  mailRefused: 0.02,
  mailComplaints: 0.001,
  /** One refused email on a quiet day is no alarm. */
  mailLeast: 3,
  complaintsLeast: 2,
  dueMs: 10 * minuteMs,
  /** Books are compared each night: two nights and the hours that a comparison takes. */
  comparedMs: 50 * hourMs,
  backupMs: 26 * hourMs,
  certificateMs: 14 * dayMs,
  clockMs: minuteMs,
  signIns: 10,
} as const;

type Rule = (facts: AlertFacts) => readonly Finding[];

const when = (isSo: boolean, finding: () => Finding): Finding[] => (isSo ? [finding()] : []);

const payments: Rule = ({ now, payments: p }) => {
  const { oldestWaitingAt: waiting, unavailableSince: away } = p;
  return [
    ...when(waiting !== null && now - waiting > limits.waitingMs, () => ({
      key: 'notification waiting',
      severity: 'critical',
      title: 'A payment notification is not applied',
      evidence: `The oldest has waited for ${durationText(now - waiting!)} (limit 15 min).`,
    })),
    ...when(p.unsignedIn10Min > limits.unsigned, () => ({
      key: 'notifications unsigned',
      severity: 'critical',
      title: 'Notifications with a wrong signature',
      evidence: `${p.unsignedIn10Min} in 10 min (limit 5). If Paddle sends them, PADDLE_WEBHOOK_SECRET is wrong.`,
    })),
    ...when(p.missedInDay > limits.missed, () => ({
      key: 'notifications missed',
      severity: 'warning',
      title: 'Payment notifications do not arrive',
      evidence: `${p.missedInDay} events in 24 h were found only by asking Paddle (limit 3).`,
    })),
    ...when(away !== null && now - away > limits.unavailableMs, () => ({
      key: 'provider away',
      severity: 'critical',
      title: 'Paddle does not answer',
      evidence: `For ${durationText(now - away!)} (limit 10 min).`,
    })),
    ...when(p.turnedAwayInHour > 0, () => ({
      key: 'purchases turned away',
      severity: 'critical',
      title: 'Buyers found no place',
      evidence: `${p.turnedAwayInHour} in 1 h, because our calls to Paddle were used up. PADDLE_CALLS_PER_MINUTE says how many there are.`,
    })),
  ];
};

const money: Rule = ({ now, money: m, openWork }) => {
  const { oldestOwedAt: owedAt, failed } = m;
  return [
    ...when(owedAt !== null && now - owedAt > limits.owedMs, () => ({
      key: 'refund owed',
      severity: 'critical',
      title: 'A refund is owed for too long',
      evidence: `${m.owed} not given back, the oldest owed for ${durationText(now - owedAt!)} (limit 2 days).`,
    })),
    ...ofWork(openWork, 'refund rejected', { severity: 'critical', title: 'Paddle rejected a refund' }),
    ...ofWork(openWork, 'reconciliation difference', { severity: 'critical', title: 'Our books differ from Paddle’s' }),
    ...ofWork(openWork, 'chargeback opened', { severity: 'warning', title: 'Chargeback opened' }),
    ...chargebackRatio(m.chargebacks),
    ...when(
      failed.usual !== null && failed.inDay >= limits.failedLeast && failed.inDay > limits.failedTimes * failed.usual,
      () => ({
        key: 'payments failing',
        severity: 'warning',
        title: 'More payments fail than usual',
        evidence: `${failed.inDay} in 24 h, usual ${failed.usual!.toFixed(1)} a day (limit 1.5 times).`,
      }),
    ),
  ];
};

function chargebackRatio(chargebacks: AlertFacts['money']['chargebacks']): Finding[] {
  const { byMoney, byCount, passed, visa } = judgeChargebacks(chargebacks);
  if (byMoney === null || byCount === null || (passed === null && visa !== 'above')) return [];
  const { disputes, payments } = chargebacks;
  const isUrgent = passed === 'urgent' || visa === 'above';
  return [
    {
      key: isUrgent ? 'chargebacks 0.90' : 'chargebacks 0.65',
      severity: isUrgent ? 'critical' : 'warning',
      title: `Chargebacks ${percentText(byMoney, 2)}`,
      evidence: `Of this month’s money; Paddle’s limit is 0.65%. ${partText(disputes, payments)} payments, ${percentText(byCount, 2)}; Visa’s limit is 1.50% from ${visaLimit.least + 1} disputes a month on.`,
    },
  ];
}

/** `42 of 1,800, 2.33%`. */
function ofSent(count: number, sent: number): string {
  const share = shareText(count, sent, 2);
  return share === partText(count, sent) ? share : `${partText(count, sent)}, ${share}`;
}

const mail: Rule = ({ now, mail: m }) => {
  const { failingSince: since, handedOver, refused, complaints, putAside } = m;
  const sent = Math.max(handedOver + refused, 1);
  return [
    ...when(since !== null && now - since > limits.mailFailingMs, () => ({
      key: 'mail failing',
      severity: 'critical',
      title: 'Emails cannot be handed over',
      evidence: `None for ${durationText(now - since!)} (limit 15 min). Look at SMTP_URL and the mail server.`,
    })),
    ...when(refused >= limits.mailLeast && refused / sent > limits.mailRefused, () => ({
      key: 'mail refused',
      severity: 'warning',
      title: 'Many emails are refused or come back',
      evidence: `${ofSent(refused, sent)} in 24 h (limit 2%).`,
    })),
    ...when(complaints >= limits.complaintsLeast && complaints / sent > limits.mailComplaints, () => ({
      key: 'mail complaints',
      severity: 'warning',
      title: 'Our emails are reported as spam',
      evidence: `${ofSent(complaints, sent)} in 24 h (limit 0.1%).`,
    })),
    ...when(putAside > 0, () => ({
      key: 'reports put aside',
      severity: 'warning',
      title: 'Reports of failed emails cannot be read',
      evidence: `${putAside} in 24 h, put aside as .bad in DATA_DIR/bounces. Look at them, then delete them.`,
    })),
  ];
};

const work: Rule = ({ now, work: { oldestDueAt, comparedAt, unrenderedSince }, openWork }) => [
  ...ofWork(openWork, 'job given up', { severity: 'warning', title: 'A job was given up' }),
  ...when(oldestDueAt !== null && now - oldestDueAt > limits.dueMs, () => ({
    key: 'jobs late',
    severity: 'critical',
    title: 'Jobs do not run in time',
    evidence: `The oldest is due for ${durationText(now - oldestDueAt!)} (limit 10 min).`,
  })),
  ...when(unrenderedSince !== null, () => ({
    key: 'pages not rendered',
    severity: 'warning',
    title: 'Pages cannot be drawn with what is published',
    evidence: `For ${durationText(now - unrenderedSince!)}. Those of before are shown. The log has the reason.`,
  })),
  ...when(comparedAt !== null && now - comparedAt > limits.comparedMs, () => ({
    key: 'books not compared',
    severity: 'warning',
    title: 'Our books were not compared with Paddle’s',
    evidence: `Missed twice; last done ${durationText(now - comparedAt!)} ago.`,
  })),
];

const machine: Rule = ({ now, machine: m }) => {
  const { backedUpAt, certificateEndsAt } = m;
  return [
    ...m.storage.map(
      ({ what, sentence }): Finding => ({
        key: `storage ${what}`,
        severity: 'critical',
        title: 'Storage gets short',
        evidence: sentence,
      }),
    ),
    ...when(backedUpAt !== null && now - backedUpAt > limits.backupMs, () => ({
      key: 'backup',
      severity: 'critical',
      title: 'No backup',
      evidence: `The last good one is ${durationText(now - backedUpAt!)} old (limit 26 h).`,
    })),
    ...when(certificateEndsAt !== null && certificateEndsAt - now < limits.certificateMs, () => ({
      key: 'certificate',
      severity: 'critical',
      title: 'The certificate ends soon',
      evidence:
        certificateEndsAt! > now
          ? `In ${durationText(certificateEndsAt! - now)} (limit 14 days).`
          : `It ended ${durationText(now - certificateEndsAt!)} ago.`,
    })),
    ...when(m.clockOffMs > limits.clockMs, () => ({
      key: 'clock',
      severity: 'critical',
      title: 'The clock is wrong',
      evidence: `It differs from the database’s by ${durationText(m.clockOffMs)} (limit 60 s).`,
    })),
    ...m.exposed.map(
      (what): Finding => ({
        key: `exposed ${what}`,
        severity: 'critical',
        title: `Test part on a public address: ${what}`,
        evidence: 'PUBLIC_URL is public, so strangers may reach it. Set the real keys, or another PUBLIC_URL.',
      }),
    ),
  ];
};

const security: Rule = ({ security: s, openWork }) => [
  ...ofWork(openWork, 'chain broken', { severity: 'critical', title: 'A record was changed or is missing' }),
  ...when(s.refusedSignIns >= limits.signIns, () => ({
    key: 'sign-ins refused',
    severity: 'critical',
    title: 'Many refused sign-ins to the console',
    evidence: `${s.refusedSignIns} in the last hour (limit 10).`,
  })),
  ...s.happenings.map(
    ({ position, title, sentence, causedBy }): Finding => ({
      key: `audit ${position}`,
      severity: 'warning',
      title,
      evidence: sentence,
      isEvent: true,
      causedBy,
    }),
  ),
];

function ofWork(
  openWork: AlertFacts['openWork'],
  kind: WatchedWork,
  { severity, title }: Pick<Finding, 'severity' | 'title'>,
): Finding[] {
  const count = openWork[kind] ?? 0;
  const evidence = `${count} open in “Needs a person”.`;
  return when(count > 0, () => ({ key: `work: ${kind}`, severity, title, evidence }));
}

const rules: readonly Rule[] = [payments, money, mail, work, machine, security];

/** All alerts that follow from these facts. */
export function findTrouble(facts: AlertFacts): Finding[] {
  return rules.flatMap((rule) => rule(facts));
}
