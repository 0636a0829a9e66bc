import { paths } from '#contract/paths.ts';
import type { OpenPlanLinkAnswer } from '#contract/plan.ts';
import { shortDate } from '#contract/short-date.ts';
import { type Fact, Facts } from '#web/site/facts.tsx';
import { Card } from '#web/ui/card.tsx';

/** The exact data that is stored about the person, and how to erase it. */
export function SavedPlanCard(link: OpenPlanLinkAnswer) {
  return (
    <Card title="What we keep">
      <Facts facts={savedPlanFacts(link)} lined />
      <p className="small muted">
        {`Your other answers stay on your device. This page is open to anyone with your link, until ${shortDate(link.expires_at)}. Nothing can be changed here.`}
      </p>
      <p className="small muted">
        To erase all of it, <a href={paths.resetPassword}>choose a password</a> if you have none,{' '}
        <a href={`${paths.login}?next=${encodeURIComponent(paths.ownData)}`}>sign in</a> and open “Your data”. An
        account that nobody uses goes by itself after a year, unless something was bought.
      </p>
    </Card>
  );
}

/** A fact for each stored value; empty values are left out. */
export function savedPlanFacts({ plan, kept }: Pick<OpenPlanLinkAnswer, 'plan' | 'kept'>): Fact[] {
  const rows: [term: string, value: string | null][] = [
    ['Email', kept.email],
    ['First name', kept.name ?? notShown],
    ['Age', kept.age === null ? '' : String(kept.age)],
    ['Gender', kept.gender ?? notShown],
    ['Goals', plan.goals.map(({ label }) => label).join(', ')],
    ['Skills', plan.skills.map(({ label }) => label).join(', ')],
    ['Minutes a day', String(plan.daily_minutes)],
  ];
  return rows.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

/** For values that anybody could have typed for this address. */
const notShown = 'kept, not shown here';
