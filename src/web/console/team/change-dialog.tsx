import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { roleNames, roles } from '#contract/console/permissions.ts';
import type { TeamMember } from '#contract/console/team.ts';
import type { CallResult } from '#web/platform/call.ts';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import form from '../kit/form.module.css';
import { notify } from '../kit/notify.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import { RoleChoice } from './role-choice.tsx';

interface ChangeDialogProps {
  member: TeamMember;
  onClose(): void;
  onChanged(): void;
}

/** Changes an operator: another role, a new sign-in after they have lost theirs, or the end of their access. */
export function ChangeDialog({ member: { id, name, role, state }, onClose, onChanged }: ChangeDialogProps) {
  const [fault, setFault] = useState<string | null>(null);
  const [isEnding, setEnding] = useState(false);
  function settle(result: CallResult<unknown>, what: string, then: string) {
    if (result.error !== null) return setFault(faultMessage(result));
    notify('done', what, { more: then });
    onChanged();
  }
  const { busy, onSubmit } = useSubmit(async (data) => {
    const next = roles.find((one) => one === textOf(data, 'role'));
    if (next === undefined || next === role) return onClose();
    const result = await callAsOperator(consoleCalls.changeRole, { params: { id }, body: { role: next } });
    settle(result, `${name} is now ${roleNames[next].toLowerCase()}.`, 'It counts from the next press on.');
  });
  async function letInAgain() {
    const result = await callAsOperator(consoleCalls.inviteAgain, { params: { id } });
    settle(result, `${name} gets a new link.`, 'The sign-in before and its sessions have ended.');
  }
  async function end() {
    const result = await callAsOperator(consoleCalls.endOperator, { params: { id } });
    settle(result, `${name} can no longer sign in.`, 'All sessions have ended.');
  }
  return (
    <Dialog
      title={isEnding ? `End ${name}?` : `Change ${name}`}
      onClose={onClose}
      foot={
        isEnding ? (
          <>
            <ConsoleButton onClick={() => setEnding(false)}>Back</ConsoleButton>
            <ConsoleButton look="stop" onClick={end}>
              {`End ${name}`}
            </ConsoleButton>
          </>
        ) : (
          <>
            <ConsoleButton look="danger" onClick={() => setEnding(true)}>
              End…
            </ConsoleButton>
            <ConsoleButton look="main" type="submit" form="change" isBusy={busy}>
              Save the role
            </ConsoleButton>
          </>
        )
      }
    >
      {isEnding ? (
        <p>
          {`${name} is signed out everywhere at once, and the passkeys, codes and password are removed. What ${name} did stays in the audit log. An invitation brings them back.`}
        </p>
      ) : (
        <>
          <form id="change" className={form.dialogForm} onSubmit={onSubmit}>
            <RoleChoice chosen={role} />
          </form>
          {state === 'active' && (
            <div className={form.dialogForm}>
              <p className={form.help}>
                {`Has ${name} lost every way in? A new link ends the sign-in before and its sessions, and sets up another.`}
              </p>
              <div>
                <ConsoleButton isSmall onClick={letInAgain}>
                  Send a new link
                </ConsoleButton>
              </div>
            </div>
          )}
        </>
      )}
      {fault !== null && (
        <p className={form.bad} role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  );
}
