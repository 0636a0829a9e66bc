import type { ComponentProps, ReactNode } from 'react';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';

/** Something in the frame of the pages of subscribers. */
export const inShell =
  (current: ComponentProps<typeof SignedInShell>['current'], inside: ReactNode, beside?: ReactNode) => () => (
    <SignedInShell current={current} beside={beside}>
      {inside}
    </SignedInShell>
  );
