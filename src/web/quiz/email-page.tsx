import { useState } from 'react';
import { paths } from '../../contract/paths';
import { quizPages } from '../../contract/quiz-pages';
import { longestName } from '../../quiz/quiz';
import { useNewAccount } from '../account/new-account';
import { signUp } from '../account/sign-up';
import { useScreenEvents } from '../analytics/use-screen-events';
import { emailFault } from '../auth/email-fault';
import { LegalLine } from '../home/legal-line';
import { go } from '../platform/navigate';
import { textOf, useSubmit } from '../platform/use-submit';
import type { PageProps } from '../routes';
import { Button } from '../ui/button';
import { CheckBox } from '../ui/check-box';
import { Dock } from '../ui/dock';
import { Field } from '../ui/field';
import { SourceNote } from '../ui/note';
import { FunnelStage } from '../ui/stage';
import { Step, StepHead } from '../ui/step';
import { knownAttribution } from '../visitor/known-attribution';
import { visitorCohorts } from '../visitor/visitor-cohorts';
import styles from './email-page.module.css';
import { emailWords } from './email-words';
import { type Contact, signUpBodyOf } from './sign-up-body';
import { StepHeader } from './step-header';
import { useFirstName } from './use-first-name';
import { useKeyboardInset } from './use-keyboard-inset';
import { type PassedQuiz, usePassedQuiz } from './use-passed-quiz';

/** § 2, the e-mail pages and quiz two's sign-up (screen 33): the result has been shown; here it can be kept. */
export default function EmailPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <KeepResult {...passed} />;
}

const formId = 'keep-result';

/** What is wrong with the e-mail field: words, or the way on for an address that has an account. */
type Fault = { words: string } | 'exists';

function KeepResult({ quiz, state }: PassedQuiz) {
  const pages = quizPages[quiz.name];
  useScreenEvents('screen33_open', 'screen33_close', { quiz: pages.eventId });
  useKeyboardInset();
  const knownEmail = useNewAccount((account) => account.email);
  const firstName = useFirstName({ quiz, state });
  const words = emailWords[quiz.name];
  const [newsletter, setNewsletter] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  const { onSubmit } = useSubmit(async (form) => {
    const contact = { email: textOf(form, 'email').trim(), name: textOf(form, 'name').trim(), newsletter };
    const typo = emailFault(contact.email);
    const found = typo === null ? await keep({ quiz, state }, contact) : { words: typo };
    setFault(found);
    if (found === null) go(pages.afterEmail);
  });

  return (
    <FunnelStage share={1} header={<StepHeader quiz={quiz} state={state} onBack={() => go(pages.screens)} />}>
      <Step>
        <StepHead title={words.title} hint={words.hint} />
        <form id={formId} className="stack" onSubmit={onSubmit} noValidate>
          <Field
            label="First name"
            name="name"
            autoComplete="given-name"
            maxLength={longestName}
            defaultValue={firstName}
          />
          <Field
            label="E-mail"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder="you@example.com"
            maxLength={254}
            defaultValue={knownEmail}
            error={fault === null ? undefined : fault === 'exists' ? existsWords : fault.words}
          />
          {fault === 'exists' && (
            <p className={styles.signIn}>
              <a className="text-link" href={`${paths.login}?next=${encodeURIComponent(pages.afterEmail)}`}>
                Sign in
              </a>
            </p>
          )}
          <CheckBox checked={newsletter} onChange={setNewsletter} label={words.newsletter} />
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
        <Button variant="text" href={pages.afterEmail}>
          Continue without saving
        </Button>
      </Dock>
    </FunnelStage>
  );
}

const existsWords = 'This address already has an account. Sign in to go on.';

/** Makes the account and remembers it on this device. Null when that worked. */
async function keep({ quiz, state }: PassedQuiz, contact: Contact): Promise<Fault | null> {
  const body = signUpBodyOf(quiz, state, contact, {
    ...visitorCohorts(),
    ...knownAttribution(),
  });
  const outcome = await signUp(body);
  if ('refused' in outcome) return outcome.refused === 'exists' ? 'exists' : { words: outcome.words };
  const known = useNewAccount.getState();
  const isSame = known.email.toLowerCase() === contact.email.toLowerCase();
  // A repeated sign-up brings no second token; the first one is still good.
  const setupToken = outcome.setupToken ?? (isSame ? known.setupToken : null);
  known.keep({ email: contact.email, name: contact.name, setupToken });
  return null;
}
