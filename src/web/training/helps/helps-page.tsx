import { useEffect, useMemo, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import { CrisisHelp } from '#web/funnel/quiz/results/crisis-help.tsx';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { LegalLine } from '#web/site/legal-line.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { AppShell } from '#web/ui/app-shell.tsx';
import { Flight } from '../flight/flight.tsx';
import type { FlightPort } from '../flight/flight-port.ts';
import { flightPortOf } from '../flight/flight-port-of.ts';
import { trainingDayHere } from '../store/training-day-here.ts';
import { useTraining } from '../store/training-store.ts';
import { loadTrainingSheet } from '../styles/load-training-sheet.ts';
import { HelpsView } from './helps-view.tsx';

export const prepare = loadTrainingSheet;

/** /train/helps: one minute for a windy moment, open to everybody and never counted. */
export default function HelpsPage() {
  const isSignedIn = useSession(isLoggedIn);
  const [chosen, choose] = useState<Exercise | null>(null);
  const [done, setDone] = useState<Exercise | null>(null);
  const [{ day }] = useState(() => trainingDayHere(Date.now()));
  // The whole store, because the switches of a help show the stored settings.
  const { status } = useTraining();
  const port = useMemo(() => (status === 'open' ? helpPort(day) : null), [status, day]);
  // A help opens in a bad moment, even when neither the account nor this device can provide the person's data.
  const [isCutOff, setCutOff] = useState(false);
  useEffect(() => {
    if (status === 'unreachable') setCutOff(true);
  }, [status]);
  useEffect(() => {
    const { open, openSample } = useTraining.getState();
    void (isSignedIn && !isCutOff ? open() : openSample());
  }, [isSignedIn, isCutOff]);
  useHeadingFocus(chosen?.id ?? 'all');

  if (chosen !== null && port !== null) {
    return (
      <Flight
        items={[]}
        first={{ exercise: chosen, minutes: 1, serves: null, isDone: false }}
        port={port}
        onLeave={() => choose(null)}
        renderEnd={() => (
          <HelpDone
            onShown={() => {
              setDone(chosen);
              choose(null);
            }}
          />
        )}
      />
    );
  }
  const view = (
    <HelpsView onOpen={choose} done={done}>
      <CrisisHelp />
    </HelpsView>
  );
  if (isSignedIn) {
    return (
      <SignedInShell current="train">
        <BackLink href={paths.train} label="Today" />
        {view}
      </SignedInShell>
    );
  }
  return (
    <AppShell brandHref={paths.home} helpHref={paths.help} tabs={[]} footer={<LegalLine />}>
      {view}
    </AppShell>
  );
}

function HelpDone({ onShown }: { onShown(): void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/** A help is not part of a day: its entries are dropped, and only settings and texts are stored. */
function helpPort(day: string): FlightPort {
  return { ...flightPortOf('help', day), adapts: false, add: () => '' };
}
