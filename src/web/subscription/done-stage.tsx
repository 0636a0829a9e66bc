import type { ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { LegalLine } from '../home/legal-line';
import { Calm } from '../ui/illustration/calm';
import { SheetStage } from '../ui/stage';
import { TopBar } from '../ui/top-bar';

/** The calm picture after something has ended. */
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
