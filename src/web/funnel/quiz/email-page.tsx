import { useState } from 'react';
import { emailKeyOf } from '#contract/email-key.ts';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import { longestName } from '#quiz/quiz.ts';
import { knownAttribution } from '#web/measuring/analytics/known-attribution.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import { visitorCohorts } from '#web/measuring/visitor/visitor.ts';
import { go } from '#web/platform/navigate.ts';
import type { PageProps } from '#web/platform/page-props.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { emailFault } from '#web/session/email-fault.ts';
import { EmailField } from '#web/session/email-field.tsx';
import { useNewAccount } from '#web/session/new-account.ts';
import { loginWithReturn } from '#web/session/return-path.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { signUp } from '#web/session/sign-up.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Field } from '#web/ui/field.tsx';
import { SourceNote } from '#web/ui/note.tsx';
import { FunnelStage } from '#web/ui/stage.tsx';
import { Step, StepHead } from '#web/ui/step.tsx';
import { type Contact, signUpBodyOf } from '../screen-parts/sign-up-body.ts';
import { StepHeader } from '../screen-parts/step-header.tsx';
import { emailCopy, say } from './email-copy.ts';
import styles from './email-page.module.css';
import { SaveInAccount } from './save-in-account.tsx';
import { useFirstName } from './use-first-name.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { type PassedQuiz, usePassedQuiz } from './use-passed-quiz.ts';

export const prepare = emailCopy.load;

/** § 2, the email and sign-up pages (screen 33), on which the visitor can have the plan kept and sent. */
export default function EmailPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <SavePlan {...passed} />;
}

function SavePlan({ quiz, state }: PassedQuiz) {
  useScreenEvents('screen33_open', 'screen33_close', { quiz: quiz.eventId });
  useKeyboardInset();
  const hasAccount = useSession(isLoggedIn);
  return (
    <FunnelStage
      share={1}
      header={<StepHeader quiz={quiz} state={state} onBack={() => go(quizPages[quiz.name].screens)} />}
    >
      {hasAccount ? <SaveInAccount quiz={quiz} state={state} /> : <SaveByEmail quiz={quiz} state={state} />}
    </FunnelStage>
  );
}

const formId = 'keep-plan';

/** The error of the email field; `exists` also shows a link to sign in. */
type Fault = { text: string } | 'exists';

function SaveByEmail({ quiz, state }: PassedQuiz) {
  const { afterEmail } = nextQuizPages(quiz.name);
  const firstName = useFirstName({ quiz, state });
  const knownEmail = useNewAccount((account) => account.email);
  const copy = quiz.copy.email;
  const [fault, setFault] = useState<Fault | null>(null);

  const { onSubmit } = useSubmit(async (form) => {
    const contact = { email: textOf(form, 'email').trim(), name: textOf(form, 'name').trim() };
    const typo = emailFault(contact.email);
    const found = typo === null ? await save({ quiz, state }, contact) : { text: typo };
    setFault(found);
    if (found === null) go(afterEmail);
  });

  return (
    <>
      <Step>
        <StepHead title={copy.title} hint={copy.hint} />
        <form id={formId} className="stack" onSubmit={onSubmit} noValidate>
          <Field
            label={say('first-name')}
            name="name"
            autoComplete="given-name"
            maxLength={longestName}
            defaultValue={firstName}
          />
          <EmailField
            label={say('address')}
            placeholder="you@example.com"
            defaultValue={knownEmail}
            fault={fault === 'exists' ? say('exists') : (fault?.text ?? null)}
            onEdit={() => setFault(null)}
          />
          {fault === 'exists' && (
            <p className={styles.signIn}>
              <a className="text-link" href={loginWithReturn(quizPages[quiz.name].email)}>
                {say('sign-in')}
              </a>
            </p>
          )}
          <SourceNote icon="lock">
            <span>{`${say('health')} `}</span>
            <a href={paths.privacy}>{say('privacy')}</a>
          </SourceNote>
        </form>
      </Step>
      <LegalLine />
      <Dock>
        <Button wide type="submit" form={formId}>
          {say('save')}
        </Button>
        <Button variant="text" href={afterEmail}>
          {say('skip')}
        </Button>
      </Dock>
    </>
  );
}

/** Signs up and remembers the new account on this device. Null on success. */
async function save({ quiz, state }: PassedQuiz, contact: Contact): Promise<Fault | null> {
  const body = signUpBodyOf(quiz, state, contact, {
    drawn_cohort: visitorCohorts().drawn_cohort,
    ...knownAttribution(),
  });
  const outcome = await signUp(body);
  if ('refused' in outcome) return outcome.refused === 'exists' ? 'exists' : { text: outcome.reason };
  const known = useNewAccount.getState();
  const isSame = emailKeyOf(known.email) === emailKeyOf(contact.email);
  // A repeated sign-up returns no second token; the first one still works.
  const setupToken = outcome.setupToken ?? (isSame ? known.setupToken : null);
  known.keep({ email: contact.email, name: contact.name, setupToken });
  return null;
}
