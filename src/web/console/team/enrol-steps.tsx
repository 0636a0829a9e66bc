import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { StatusIcon } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import styles from './enrol.module.css';
import { type EnrolStep, type Invitation, progressOf } from './enrolment.ts';

interface EnrolStepsProps {
  step: EnrolStep;
  invitation: Invitation | null;
  hasPassword: boolean;
}

/** The steps to a sign-in, with the present one marked. */
export function EnrolSteps({ step: present, invitation, hasPassword }: EnrolStepsProps) {
  const steps: [step: EnrolStep, name: string, more: ReactNode][] = [
    [
      'person',
      invitation === null ? 'Name and address' : 'Invitation',
      invitation === null ? (
        'as others see you'
      ) : (
        <>
          <span>{'opened '}</span>
          <Time at={invitation.openedAt} />
        </>
      ),
    ],
    ['password', 'Password', hasPassword ? 'set' : 'a passkey needs none'],
    ['factor', 'Second factor', 'a passkey or a code app'],
    ['codes', 'Recovery codes', 'ten, shown once'],
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(([step, name, more]) => {
        const progress = progressOf(step, present);
        return (
          <li key={step} aria-current={progress === 'now' ? 'step' : undefined}>
            {progress === 'done' ? (
              <Icon name="check" size={18} />
            ) : (
              <StatusIcon kind={progress === 'now' ? 'ends' : 'off'} />
            )}
            <span>
              <span>{name}</span>
              {progress === 'done' && <span className="visually-hidden">, done</span>}
              <small>{more}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
