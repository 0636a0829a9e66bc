import type { PublicationRow } from '#contract/console/publishing.ts';
import { countryName } from '#contract/offer-list/sold-countries.ts';
import { catalogue, quizNames } from '#quiz/catalogue.ts';
import type { StatusBadgeKind } from '../kit/status-badge.tsx';

type Audience = PublicationRow['audience'];

/** The quizzes that an audience may be of, by cohort. */
export const audienceQuizzes = quizNames.map((name) => {
  const { cohort, label } = catalogue[name];
  return { cohort, name: label[0]!.toUpperCase() + label.slice(1) };
});

/** "Everyone", "Wellbeing", "Germany, Austria", "Wellbeing in Germany". */
export function audienceText({ quizzes, countries }: Audience): string {
  if (quizzes === null && countries === null) return 'Everyone';
  const named = (quizzes ?? [])
    .map((one) => audienceQuizzes.find(({ cohort }) => cohort === one)?.name ?? one)
    .join(', ');
  const places = (countries ?? []).map(countryName).join(', ');
  return named === '' ? places : places === '' ? named : `${named} in ${places}`;
}

export const stateNames: Record<PublicationRow['state'], { text: string; kind: StatusBadgeKind }> = {
  live: { text: 'Live', kind: 'good' },
  covered: { text: 'Replaced', kind: 'off' },
  planned: { text: 'Planned', kind: 'trial' },
  waits: { text: 'Waits for approval', kind: 'look' },
  over: { text: 'Over', kind: 'off' },
  withdrawn: { text: 'Withdrawn', kind: 'off' },
};

/** "12-week plan, price in USD and 2 more". */
export function changesText({
  changes,
  is_back,
  number,
}: Pick<PublicationRow, 'changes' | 'is_back' | 'number'>): string {
  const [first, ...others] = changes;
  if (is_back) return `Version ${number} again`;
  if (first === undefined) return number === 1 ? 'The first version' : 'Nothing that is shown';
  return others.length === 0 ? first.what : `${first.what} and ${others.length} more`;
}

/** The zones that stand beside a chosen time. */
const zones = { Berlin: 'Europe/Berlin', Tokyo: 'Asia/Tokyo', 'New York': 'America/New_York' };

/** "01:00 Berlin · 09:00 Tokyo · 3 Jan, 19:00 New York" for a time in UTC. */
export function elsewhereText(at: string): string {
  const dayIn = (timeZone: string) => format(at, { day: 'numeric', month: 'short', timeZone });
  const utcDay = dayIn('UTC');
  const parts = Object.entries(zones).map(([city, timeZone]) => {
    const day = dayIn(timeZone);
    const time = format(at, { hour: '2-digit', minute: '2-digit', timeZone });
    return `${day === utcDay ? '' : `${day}, `}${time} ${city}`;
  });
  return parts.join(' · ');
}

const format = (at: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', options).format(new Date(at));
