import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { moneyBack, moneyBackAgain } from '#contract/refund-copy.ts';
import { CrisisHelp } from '#web/funnel/quiz/results/crisis-help.tsx';
import { Document } from './document.tsx';
import { Contact, OperatorName } from './operator.tsx';

export default function HelpPage() {
  return (
    <Document title="Help" summary="Short answers. A reply to any of our emails reaches a person.">
      <CrisisHelp />
      <p className="small muted">{brand} itself cannot help in an emergency.</p>
      <h2>How do I cancel?</h2>
      <p>
        Open <a href={paths.cancelSubscription}>Cancel a subscription</a>, sign in, and press Cancel subscription.
        Access stays until the paid time ends, and you can undo it until then.
      </p>
      <h2>I paid. How do I get in?</h2>
      <p>
        After paying you can choose a password at once. If you closed that page, use the link in the email we sent, or
        ask for a new one under <a href={paths.resetPassword}>Forgot password</a>.
      </p>
      <h2>Where do I train?</h2>
      <p>
        Under <a href={paths.train}>Train</a>, once you are signed in: each day has the exercises that your plan showed.
        Stop whenever you like; what you did is kept. You can choose fewer or more minutes, days of rest or a pause, and
        nothing is lost by it.
      </p>
      <h2>I cannot see, hear or move well. Can I train?</h2>
      <p>
        Every exercise can be done by touch, mouse or keys. Most of those with a clock have a form without it, and what
        moves has a still form. Switch it on before you start an exercise.
      </p>
      <h2>I forgot my password</h2>
      <p>
        <a href={paths.resetPassword}>Ask for a link</a>. It works once and for one hour. Look among unwanted mail too.
      </p>
      <h2>Can I get my money back?</h2>
      <p>
        {moneyBack} {moneyBackAgain} You need no reason. Open <a href={paths.manageSubscription}>Subscription</a>, press
        Withdraw from contract here, then confirm. See <a href={`${paths.terms}#refunds`}>Changing your mind</a>.
      </p>
      <h2>Does the check-in say whether I have ADHD?</h2>
      <p>
        No. It is a self-check, not a diagnosis. It adds up points for your answers and shows how it did. If the result
        worries you, talk to a doctor or another qualified professional.
      </p>
      <h2 id="score" tabIndex={-1}>
        How do you score?
      </h2>
      <p>
        Most answers have points. Their sum times 1.6, to one decimal, gives the score and its level. Each level has
        limits, and a score outside of them is moved to the nearest one. For mental wellbeing the score is taken from
        100, so that high is good. Press How we score on your result to see each step. It is our own self-check, not a
        medical test.
      </p>
      <h2>Where did my answers go?</h2>
      <p>
        They are kept in the browser you used. A private window, another device or cleared site data start afresh. To
        take them along, press Continue on another device at the top of any question. See{' '}
        <a href={paths.privacy}>Privacy</a>.
      </p>
      <h2>How do I reach you?</h2>
      <p>
        To reach <OperatorName />, <Contact />. A reply to any email from {brand} goes to the same people.
      </p>
    </Document>
  );
}
