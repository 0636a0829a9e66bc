import { benchesOf } from '#web/gallery/bench.tsx';
import { ignore } from '#web/gallery/story.ts';
import { Chip } from './chip.tsx';
import { Icon } from './icon.tsx';
import { Altitude } from './illustration/altitude.tsx';
import { KiteGlyph } from './illustration/kite.tsx';
import { Marker } from './marker.tsx';
import { OfferCard } from './offer-card.tsx';
import { OptionCard } from './option-card.tsx';
import { RadioOption } from './radio-option.tsx';
import { StepChoices } from './step.tsx';
import { Tile } from './tile.tsx';

const shared = { onChoose: ignore };
const offer = {
  ...shared,
  name: '12 weeks',
  detail: '$3.00 a week',
  price: '$35.99',
  priceNote: 'total today',
  group: 'g',
};

export const place = 511;
export const stories = benchesOf({
  'radio-option': {
    title: 'RadioOption',
    variants: {
      usual: <RadioOption {...shared} group="r" value="1" label="It costs too much" chosen={false} />,
      chosen: <RadioOption {...shared} group="s" value="1" label="I don’t have the time" chosen />,
      'long words': (
        <RadioOption
          {...shared}
          group="t"
          value="1"
          label="Something did not work on my phone and I could not find out why in all that time"
          chosen={false}
        />
      ),
    },
  },
  'option-card': {
    title: 'OptionCard',
    variants: {
      one: <OptionCard {...shared} kind="one" label="Often" chosen={false} />,
      'one, chosen': <OptionCard {...shared} kind="one" label="Often" chosen />,
      many: <OptionCard {...shared} kind="many" label="Home and chores" chosen={false} />,
      'many, chosen': <OptionCard {...shared} kind="many" label="Home and chores" chosen />,
      'icon and key': (
        <OptionCard
          {...shared}
          kind="many"
          label="Sleep and rest"
          picture={<Icon name="moon" />}
          keyCap="5"
          chosen={false}
        />
      ),
      'icon and key, chosen': (
        <OptionCard {...shared} kind="many" label="Sleep and rest" picture={<Icon name="moon" />} keyCap="5" chosen />
      ),
      description: (
        <OptionCard {...shared} kind="one" label="10 minutes" description="Two short flights" chosen={false} />
      ),
      'long words': (
        <OptionCard
          {...shared}
          kind="one"
          label="Only when everything else is done, and then only if nobody needs anything of me"
          description="And even then it is not always easy to begin, so it may well wait for another day"
          picture={<Icon name="clock" />}
          keyCap="3"
          chosen
        />
      ),
    },
  },
  tile: {
    title: 'Tile',
    variants: {
      trio: (
        <StepChoices labelledBy="trio" shape="trio">
          <Tile {...shared} label="Disagree" picture={<Altitude level={0} />} keyCap="1" chosen={false} />
          <Tile {...shared} label="Neutral" picture={<Altitude level={1} />} keyCap="2" chosen />
          <Tile {...shared} label="Agree" picture={<Altitude level={2} />} keyCap="3" chosen={false} />
        </StepChoices>
      ),
      duo: (
        <StepChoices labelledBy="duo" shape="duo">
          {(['sun', 'leaf', 'lilac', 'plain'] as const).map((colours, index) => (
            <Tile
              key={colours}
              {...shared}
              label={colours}
              picture={<KiteGlyph colours={colours} width={42} height={60} />}
              keyCap={String(index + 1)}
              chosen={index === 1}
            />
          ))}
        </StepChoices>
      ),
    },
  },
  'offer-card': {
    title: 'OfferCard',
    variants: {
      plain: <OfferCard {...offer} value="1" chosen={false} />,
      chosen: <OfferCard {...offer} value="2" chosen />,
      badge: (
        <OfferCard
          {...offer}
          value="3"
          badge={
            <Chip tone="level-2" small>
              Best rate
            </Chip>
          }
          chosen={false}
        />
      ),
      'long price': <OfferCard {...offer} value="4" price="$1,035.99" name="52 weeks" chosen={false} />,
    },
  },
  marker: {
    title: 'Marker',
    side: true,
    variants: {
      'one, off': <Marker kind="one" on={false} />,
      'one, half': <Marker kind="one" on="half" />,
      'one, on': <Marker kind="one" on />,
      'many, off': <Marker kind="many" on={false} />,
      'many, half': <Marker kind="many" on="half" />,
      'many, on': <Marker kind="many" on />,
    },
  },
});
