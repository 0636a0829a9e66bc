import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { Calm } from '#web/ui/illustration/calm.tsx';
import { SheetStage } from '#web/ui/stage.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';

/** The frame of a page that confirms something that was done. */
export function DoneStage({ children }: { children: ReactNode }) {
  return (
    <SheetStage
      brandHref={paths.home}
      scene={<Calm panel />}
      picture={<Calm />}
      header={
        <div className="only-narrow">
          <TopBar brandHref={paths.home} />
        </div>
      }
    >
      {children}
      <LegalLine />
    </SheetStage>
  );
}
