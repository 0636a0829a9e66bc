import { trainedPlanOf } from '#contract/trained-plan.ts';
import { trainedDay } from '#training/today/trained-day.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useTrainingPage } from '../store/use-training-page.ts';
import { flightCardOf } from './flight-card-copy.ts';
import { todayFacts } from './today-facts.ts';
import { useTrainingDay } from './use-training-day.ts';

/** Today's flight with its start button, on other pages than Today. */
export function FlightCard() {
  const { training, access } = useTrainingPage();
  const { day, offsetMin } = useTrainingDay();
  const { folded, state } = training;
  const facts = () => todayFacts(trainedDay(trainedPlanOf(state!.plan!, offsetMin), folded, day), folded, state!.pause);
  return <FlightCardView shown={access === 'open' ? facts() : access} />;
}

/** The card once its content is known. */
export function FlightCardView({ shown }: { shown: Parameters<typeof flightCardOf>[0] }) {
  const { title, line, action, href } = flightCardOf(shown);
  return (
    <Card title={title}>
      {/* Reserves its height until there is a text. */}
      <p className="muted">{line === '' ? '\u00a0' : line}</p>
      <Button wide href={href}>
        <Icon name="play" size={20} />
        {action}
      </Button>
    </Card>
  );
}
