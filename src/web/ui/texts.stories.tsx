import type { ReactNode } from 'react';
import { benchesOf } from '#web/gallery/bench.tsx';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Chip, StatusChip } from './chip.tsx';
import { Drawing } from './drawing.tsx';
import { firstDrawings } from './first-drawings.ts';
import { Icon, type IconName } from './icon.tsx';
import { IconTile } from './icon-tile.tsx';
import { Note, SourceNote } from './note.tsx';
import { QrCode } from './qr-code.tsx';
import { StatementCard } from './statement-card.tsx';
import { KeyHints, StepHead } from './step.tsx';
import { Ticks } from './ticks.tsx';

const tones = ['plain', 'level-1', 'level-2', 'level-3', 'good', 'warn', 'danger'] as const;

/** A record, so that the compiler requires every new icon. */
const icons: Record<IconName, true> = {
  back: true,
  menu: true,
  next: true,
  down: true,
  check: true,
  close: true,
  plus: true,
  clock: true,
  calendar: true,
  list: true,
  target: true,
  lock: true,
  mail: true,
  user: true,
  people: true,
  card: true,
  info: true,
  warn: true,
  shield: true,
  sun: true,
  moon: true,
  wave: true,
  spark: true,
  bolt: true,
  heart: true,
  book: true,
  cloud: true,
  chat: true,
  phone: true,
  play: true,
  eye: true,
  eyeOff: true,
  download: true,
  print: true,
  out: true,
};

export const place = 513;
export const stories = benchesOf({
  banner: {
    title: 'Banner',
    variants: {
      'good to know': (
        <Banner title="Your plan is on another device">It is made from your answers, and those stay there.</Banner>
      ),
      'with a way out': (
        <Banner
          title="Your plan is on another device"
          action={
            <Button small variant="white">
              Check in here
            </Button>
          }
        >
          It is made from your answers, and those stay there.
        </Banner>
      ),
      warning: (
        <Banner warning title="Your last payment did not go through" action={<Button small>Update your card</Button>}>
          Your subscription goes on as soon as it is paid: with another card now, or when a later try with this card
          works.
        </Banner>
      ),
    },
  },
  chip: {
    title: 'Chip',
    side: true,
    variants: Object.assign({}, ...tones.map(chipVariants)),
  },
  card: {
    title: 'Card',
    variants: {
      plain: (
        <Card>
          <p className="muted">A section on a raised surface.</p>
        </Card>
      ),
      title: (
        <Card title="What stands out">
          <p className="muted">A section with a heading.</p>
        </Card>
      ),
      'title and end': (
        <Card title="Your plan" end={<StatusChip tone="good">Active</StatusChip>}>
          <p className="muted">A section with something beside its heading.</p>
          <Button small variant="white">
            Manage
          </Button>
        </Card>
      ),
    },
  },
  note: {
    title: 'Note',
    variants: {
      note: (
        <Note>
          <b>A self-check, not a diagnosis.</b> Only a specialist can diagnose.
        </Note>
      ),
      'with icon': <Note icon="check">Your password is set.</Note>,
      source: (
        <SourceNote>
          World Health Organization, 2 September 2025. <a href="/privacy">Read the source</a>
        </SourceNote>
      ),
      assurance: <SourceNote icon="lock">Health answers are never shared with advertisers.</SourceNote>,
    },
  },
  ticks: {
    title: 'Ticks',
    variants: {
      ticks: <Ticks items={['Your goals and skills', 'Minutes that fit your day', 'A first step for tomorrow']} />,
    },
  },
  'say-card': {
    title: 'StatementCard',
    variants: {
      short: <StatementCard>I lose the thread when others talk.</StatementCard>,
      long: (
        <StatementCard>
          Before I begin something that matters, I find ten other things which suddenly matter more, and then the day is
          over.
        </StatementCard>
      ),
    },
  },
  'step-head': {
    title: 'StepHead and KeyHints',
    variants: {
      'question only': <StepHead title="How often do you lose your keys?" />,
      'with hint': <StepHead title="Where does it get in your way?" hint="Choose all that fit." />,
      keys: (
        <KeyHints
          hints={[
            { keys: ['1', '…', '6'], does: 'answer' },
            { keys: ['Enter'], does: 'continue' },
            { keys: ['Left'], does: 'go back' },
          ]}
        />
      ),
    },
  },
  'qr-code': {
    title: 'QrCode',
    variants: {
      'short text': <QrCode text="https://example.com/" label="QR code of a page" />,
      'long text': (
        <QrCode
          text="https://example.com/resume#0123456789abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz"
          label="QR code of a link"
        />
      ),
    },
  },
  drawing: {
    title: 'Drawing, those of the first screens',
    side: true,
    variants: Object.fromEntries(
      Object.entries(firstDrawings).map(([name, path]) => [name, <Drawing key={name} path={path} />]),
    ),
  },
  icon: {
    title: 'Icon',
    side: true,
    variants: Object.fromEntries(
      (Object.keys(icons) as IconName[]).map((name) => [name, <Icon key={name} name={name} />]),
    ),
  },
  'icon-tile': { title: 'IconTile', variants: { tile: <IconTile name="wave" /> } },
});

function chipVariants(tone: (typeof tones)[number]): Record<string, ReactNode> {
  return {
    [tone]: <Chip tone={tone}>A fresh wind</Chip>,
    [`${tone}, small`]: (
      <Chip tone={tone} small>
        Best rate
      </Chip>
    ),
    [`${tone}, status`]: <StatusChip tone={tone}>Active</StatusChip>,
  };
}
