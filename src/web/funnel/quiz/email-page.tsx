import { useState } from 'react';
import { laterQuizPages } from '#contract/later-quiz-pages.ts';
import { paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import { longestName } from '#quiz/quiz.ts';
import { knownAttribution } from '#web/measuring/analytics/known-attribution.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import { visitorCohorts } from '#web/measuring/visitor/visitor-cohorts.ts';
import { go } from '#web/platform/navigate.ts';
import type { PageProps } from '#web/platform/page-props.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { emailFault } from '#web/session/email-fault.ts';
import { useNewAccount } from '#web/session/new-account.ts';
import { signUp } from '#web/session/sign-up.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Field } from '#web/ui/field.tsx';
import { SourceNote } from '#web/ui/note.tsx';
import { FunnelStage } from '#web/ui/stage.tsx';
import { Step, StepHead } from '#web/ui/step.tsx';
import { type Contact, signUpBodyOf } from '../screen-parts/sign-up-body.ts';
import styles from './email-page.module.css';
import { StepHeader } from './step-header.tsx';
import { useFirstName } from './use-first-name.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { type PassedQuiz, usePassedQuiz } from './use-passed-quiz.ts';

/** § 2, the email and sign-up pages (screen 33), on which the visitor can save the result. */
export default function EmailPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <KeepResult {...passed} />;
}

const formId = 'keep-result';

/** The error of the email field; `exists` also shows a link to sign in. */
type Fault = { text: string } | 'exists';

function KeepResult({ quiz, state }: PassedQuiz) {
  const { afterEmail } = laterQuizPages(quiz.name);
  useScreenEvents('screen33_open', 'screen33_close', { quiz: quiz.eventId });
  useKeyboardInset();
  const firstName = useFirstName({ quiz, state });
  const copy = quiz.copy.email;
  const [newsletter, setNewsletter] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  const { onSubmit } = useSubmit(async (form) => {
    const contact = { email: textOf(form, 'email').trim(), name: textOf(form, 'name').trim(), newsletter };
    const typo = emailFault(contact.email);
    const found = typo === null ? await keep({ quiz, state }, contact) : { text: typo };
    setFault(found);
    if (found === null) go(afterEmail);
  });

  return (
    <FunnelStage
      share={1}
      header={<StepHeader quiz={quiz} state={state} onBack={() => go(quizPages[quiz.name].screens)} />}
    >
      <Step>
        <StepHead title={copy.title} hint={copy.hint} />
        <form id={formId} className="stack" onSubmit={onSubmit} noValidate>
          <Field
            label="First name"
            name="name"
            autoComplete="given-name"
            maxLength={longestName}
            defaultValue={firstName}
          />
          <EmailField fault={fault} afterEmail={afterEmail} />
          <CheckBox checked={newsletter} onChange={setNewsletter} label={copy.newsletter} />
          <SourceNote icon="lock">
            Health answers are never shared with advertisers. <a href={paths.privacy}>Privacy</a>
          </SourceNote>
        </form>
      </Step>
      <LegalLine />
      <Dock>
        <Button wide type="submit" form={formId}>
          Save and continue
        </Button>
        <Button variant="text" href={afterEmail}>
          Continue without saving
        </Button>
      </Dock>
    </FunnelStage>
  );
}

function EmailField({ fault, afterEmail }: { fault: Fault | null; afterEmail: string }) {
  const knownEmail = useNewAccount((account) => account.email);
  return (
    <>
      <Field
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="you@example.com"
        maxLength={254}
        defaultValue={knownEmail}
        error={fault === null ? undefined : fault === 'exists' ? existsText : fault.text}
      />
      {fault === 'exists' && (
        <p className={styles.signIn}>
          <a className="text-link" href={`${paths.login}?next=${encodeURIComponent(afterEmail)}`}>
            Sign in
          </a>
        </p>
      )}
    </>
  );
}

const existsText = 'This address already has an account. Sign in to go on.';

/** Signs up and remembers the new account on this device. Null on success. */
async function keep({ quiz, state }: PassedQuiz, contact: Contact): Promise<Fault | null> {
  const body = signUpBodyOf(quiz, state, contact, {
    ...visitorCohorts(),
    ...knownAttribution(),
  });
  const outcome = await signUp(body);
  if ('refused' in outcome) return outcome.refused === 'exists' ? 'exists' : { text: outcome.reason };
  const known = useNewAccount.getState();
  const isSame = known.email.toLowerCase() === contact.email.toLowerCase();
  // A repeated sign-up returns no second token; the first one still works.
  const setupToken = outcome.setupToken ?? (isSame ? known.setupToken : null);
  known.keep({ email: contact.email, name: contact.name, setupToken });
  return null;
}
