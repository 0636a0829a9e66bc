import { brand } from '#contract/brand.ts';
import { hourText } from '#contract/console/digest-hours.ts';
import { movementCopy } from '#contract/console/movement-copy.ts';
import { countText, overviewSentence, rowName, rowValue, usualText } from '#contract/console/overview-copy.ts';
import { consolePaths } from '#contract/console/paths.ts';
import { formatMoney } from '#contract/format-money.ts';
import { spanDays } from '#contract/span-days.ts';
import type { Email, Fact } from '#server/mail/email.ts';
import type { Digest, DigestMrr } from './read-digest.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The figures of a day in one email. Sums only: no person and no condition. */
export function digestEmail(
  digest: Digest,
  { email, hour, timeZone }: { email: string; hour: number; timeZone: string },
  publicUrl: string,
): Email {
  const { day, rows, isNew, mrr, oneMrr } = digest;
  const sentence = overviewSentence({ today: rows, isNew }, digest.alerts ?? [], digest.openWork ?? 0);
  const heading = dayFormat.format(Date.parse(`${day}T00:00:00Z`));
  const url = publicUrl + consolePaths.overview;
  return {
    to: email,
    subject: `${brand}, ${spanDays(day, day)}: ${lowered(sentence.title)}`,
    preview: sentence.text,
    heading,
    blocks: [
      `${sentence.title} ${sentence.text}`,
      { facts: factsOf(digest) },
      ...(mrr.length === 0 ? [] : [{ facts: [...oneMrrFact(oneMrr), ...mrr.flatMap(mrrFacts)] }]),
      { facts: aheadOf(digest) },
    ],
    button: { label: 'Open the overview', url },
    further: [],
    footnote: `The day is that of UTC; usual is the mean of the same weekday in the last 8 weeks, and a change is named when it is no chance. You chose this email at ${hourText(hour)} (${timeZone}); on the overview you can choose another hour or none.`,
  };
}

/** `nothing to look at`: within a sentence, so without the full stop. */
const lowered = (title: string) => title[0]!.toLowerCase() + title.slice(1).replace(/\.$/, '');

function factsOf({ rows, currency, otherNet, perVisit }: Digest): Fact[] {
  return rows.flatMap((row): Fact[] => {
    const usual = row.usual === null ? '' : `, usually ${usualText(row, currency)}`;
    const fact: Fact = [rowName(row.row), rowValue(row, currency) + usual];
    if (row.row !== 'net') return [fact];
    const others = otherNet.map((one): Fact => ['Net, not converted', formatMoney(one.minor, one.currency)]);
    return [fact, ...others, ...perVisitFact(perVisit, currency)];
  });
}

function perVisitFact(perVisit: Digest['perVisit'], currency: string | null): Fact[] {
  if (perVisit === null || currency === null) return [];
  const { value, usual } = perVisit;
  const usually = usual === null ? '' : `, usually about ${formatMoney(usual, currency)}`;
  return [['Net per visit', formatMoney(value, currency) + usually]];
}

function oneMrrFact(oneMrr: Digest['oneMrr']): Fact[] {
  return oneMrr === null ? [] : [['MRR, all', `about ${formatMoney(oneMrr.minor, oneMrr.currency)}`]];
}

function mrrFacts({ currency, minor, moved }: DigestMrr): Fact[] {
  const more = (amount: number) => (amount > 0 ? '+' : '') + formatMoney(amount, currency);
  return [
    [`MRR, ${currency}`, formatMoney(minor, currency)],
    ...moved.map(({ kind, minor: amount }): Fact => [movementCopy[kind], more(amount)]),
  ];
}

function aheadOf({ renewals, alerts, openWork }: Digest): Fact[] {
  const { days, due, cancelled, amounts } = renewals;
  const charged = amounts.map((one) => formatMoney(one.minor, one.currency));
  return [
    [`Renewals due, ${spanDays(days.from, days.to)}`, countText(due)],
    ...(cancelled === 0 ? [] : [['Cancelled, end instead', countText(cancelled)] as const]),
    ...(charged.length === 0 ? [] : [['To be charged', charged.join(', ')] as const]),
    ...(alerts === null ? [] : [['Open alerts', countText(alerts.length)] as const]),
    ...(openWork === null ? [] : [['Needs a person', countText(openWork)] as const]),
  ];
}
