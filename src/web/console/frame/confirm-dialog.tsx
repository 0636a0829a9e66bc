import { useState } from 'react';
import { textOf, useSubmit } from '#web/platform/use-submit.ts';
import { Field } from '#web/ui/field.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import kit from '../kit/kit.module.css';
import { confirmByCode, confirmByPasskey } from '../session/confirm.ts';
import { useConfirming } from '../session/confirming.ts';
import { useConsoleSession } from '../session/console-session.ts';
import { bareCode } from '../session/typed-code.ts';

/** Asks for a fresh second factor while a call waits for it. The page behind it stays. */
export function ConfirmDialog() {
  const settle = useConfirming((state) => state.settle);
  return settle === null ? null : <Confirm settle={settle} />;
}

function Confirm({ settle }: { settle(isConfirmed: boolean): void }) {
  const factors = useConsoleSession(({ operator }) => operator?.factors ?? []);
  const hasPasskey = factors.includes('passkey');
  const [isTyping, setTyping] = useState(!hasPasskey);
  const [fault, setFault] = useState<string | undefined>(undefined);
  async function settleBy(confirming: Promise<string | null>) {
    const refused = await confirming;
    setFault(refused ?? undefined);
    if (refused === null) settle(true);
  }
  const { busy, onSubmit } = useSubmit(async (form) => {
    const code = bareCode(textOf(form, 'code'));
    if (code === '') return setFault('Type a code.');
    await settleBy(confirmByCode(code));
  });
  return (
    <Dialog title="Is it still you?" onClose={() => settle(false)}>
      <p>This needs a passkey or code not older than 10 minutes.</p>
      {isTyping ? (
        <form id="confirm" onSubmit={onSubmit} noValidate>
          <Field
            data-first
            label="Code"
            name="code"
            help={factors.includes('totp') ? 'Six digits of your code app, or a recovery code.' : 'A recovery code.'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            error={fault}
          />
        </form>
      ) : (
        fault !== undefined && <p role="alert">{fault}</p>
      )}
      <Acts
        hasPasskey={hasPasskey}
        isTyping={isTyping}
        isBusy={busy}
        onType={() => {
          setFault(undefined);
          setTyping(true);
        }}
        onPasskey={() => settleBy(confirmByPasskey())}
      />
    </Dialog>
  );
}

interface ActsProps {
  hasPasskey: boolean;
  isTyping: boolean;
  isBusy: boolean;
  onType(): void;
  onPasskey(): Promise<void>;
}

function Acts({ hasPasskey, isTyping, isBusy, onType, onPasskey }: ActsProps) {
  return (
    <p className={kit.acts}>
      {isTyping && (
        <ConsoleButton look="main" type="submit" form="confirm" isBusy={isBusy}>
          Confirm
        </ConsoleButton>
      )}
      {hasPasskey && (
        <ConsoleButton look={isTyping ? 'plain' : 'main'} data-first={!isTyping || undefined} onClick={onPasskey}>
          Use passkey
        </ConsoleButton>
      )}
      {!isTyping && <ConsoleButton onClick={onType}>Type a code</ConsoleButton>}
    </p>
  );
}
