import { useEffect } from 'react';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { paths } from '#contract/paths.ts';
import { go } from '#web/platform/navigate.ts';
import { useSubmit } from '#web/platform/use-submit.ts';
import { fetchAccount } from '#web/session/fetch-account.ts';
import { saveOwnPlan } from '#web/session/own-plan.ts';
import { hasRunningSubscription } from '#web/session/running-subscription.ts';
import { useSession } from '#web/session/session.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Step, StepHead } from '#web/ui/step.tsx';
import { planChoicesOf } from '../screen-parts/sign-up-body.ts';
import type { PassedQuiz } from './use-passed-quiz.ts';

const formId = 'keep-in-account';

/** For a signed-in visitor, who needs no email: the plan just made can replace the one in the account. */
export function SaveInAccount({ quiz, state }: PassedQuiz) {
  const email = useSession((session) => session.profile.email);
  useEffect(() => {
    if (email === '') void fetchAccount();
  }, [email]);
  const isSubscriber = useSession(hasRunningSubscription);
  const next = isSubscriber ? paths.plan : nextQuizPages(quiz.name).afterEmail;

  const { busy, onSubmit } = useSubmit(async () => {
    if (await saveOwnPlan({ cohort: quiz.cohort, ...planChoicesOf(quiz, state) })) go(next);
  });

  return (
    <>
      <Step>
        <StepHead
          title="Keep this plan?"
          hint={`It goes into your account${email && `, ${email},`} in place of an earlier one. Only goals, skills and minutes a day are sent.`}
        />
        <form id={formId} onSubmit={onSubmit} />
      </Step>
      <LegalLine />
      <Dock>
        <Button wide type="submit" form={formId} aria-busy={busy}>
          Keep it in my account
        </Button>
        <Button variant="text" href={next}>
          Continue without saving
        </Button>
      </Dock>
    </>
  );
}
