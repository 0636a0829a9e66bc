import type { Finding } from '#publishing/kind.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import kit from '../kit/kit.module.css';

interface FindingsBannerProps {
  findings: readonly Finding[];
  onNext(): void;
}

/** What stands in the way, in one line. */
export function FindingsBanner({ findings, onNext }: FindingsBannerProps) {
  const count = (effect: Finding['effect']) => findings.filter((one) => one.effect === effect).length;
  const [stops, asks] = [count('refuses'), count('asks')];
  if (stops + asks === 0) return null;
  return (
    <section className={`${kit.banner} ${stops > 0 ? kit.bannerDanger : kit.bannerWarn}`} aria-label="Findings">
      <Icon name={stops > 0 ? 'close' : 'warn'} size={20} />
      <p className={kit.bannerTitle}>{`${findingCount(stops + asks)}: ${partsOf(stops, asks)}.`}</p>
      <span aria-hidden="true" />
      <div className={kit.acts}>
        <p>
          {stops > 0
            ? 'It can be published when nothing stops it any more.'
            : 'What asks is confirmed by typing it, on the page that publishes.'}
        </p>
        <ConsoleButton isSmall onClick={onNext}>
          Next finding
        </ConsoleButton>
      </div>
    </section>
  );
}

const findingCount = (findings: number): string => (findings === 1 ? '1 finding' : `${findings} findings`);

/** "1 stops, 2 ask" */
function partsOf(stops: number, asks: number): string {
  const parts = [
    ...(stops === 0 ? [] : [`${stops} ${stops === 1 ? 'stops' : 'stop'}`]),
    ...(asks === 0 ? [] : [`${asks} ${asks === 1 ? 'asks' : 'ask'}`]),
  ];
  return parts.join(', ');
}
