import { benchesOf, Confined, components } from '#web/gallery/bench.tsx';
import { ignore, storiesOf } from '#web/gallery/story.ts';
import { AppShell } from './app-shell.tsx';
import { BrandMark } from './brand-mark.tsx';
import { BusyOverlay } from './busy-overlay.tsx';
import { Button } from './button.tsx';
import { Dock } from './dock.tsx';
import { Icon } from './icon.tsx';
import { Calm } from './illustration/calm.tsx';
import { Notice, NoticeStack } from './notice.tsx';
import { noticePositions } from './notice-positions.ts';
import { FunnelStage, SheetStage } from './stage.tsx';
import { Step, StepHead } from './step.tsx';
import { StepBar } from './step-bar.tsx';
import { Thread } from './thread.tsx';
import { TopBar } from './top-bar.tsx';

const thread = (current: number, total = 29) => (
  <Thread
    current={current}
    total={total}
    share={current / total}
    chapters={[8, 19]}
    label={`Question ${current} of ${total}`}
  />
);

/** Components at the edges of a page or over it. */
const bars = benchesOf({
  thread: {
    title: 'Thread',
    variants: {
      first: thread(1),
      'at a knot': thread(8),
      'half way': thread(15),
      last: thread(29),
      'beyond the last': thread(31),
    },
  },
  'step-bar': {
    title: 'StepBar',
    variants: {
      'back, thread, counter': (
        <StepBar backLabel="Back" onBack={ignore} end="15 / 29">
          {thread(15)}
        </StepBar>
      ),
      'no way back': (
        <StepBar backLabel="Back" end="15 / 29">
          {thread(15)}
        </StepBar>
      ),
      words: (
        <StepBar backLabel="Back" backHref="/account">
          Change password
        </StepBar>
      ),
    },
  },
  'top-bar': {
    title: 'TopBar and BrandMark',
    variants: {
      plain: <TopBar brandHref="/" />,
      'with a link': (
        <TopBar brandHref="/">
          <a className="text-link" href="/auth/login">
            Sign in
          </a>
        </TopBar>
      ),
      centred: (
        <TopBar brandHref="/" centred>
          <button type="button" className="icon-button" aria-label="Help">
            <Icon name="chat" />
          </button>
        </TopBar>
      ),
      'brand alone': <BrandMark href="/" />,
    },
  },
  dock: {
    title: 'Dock',
    variants: {
      button: (
        <Dock>
          <Button wide>Continue</Button>
        </Dock>
      ),
      'button and text': (
        <Dock>
          <Button wide>Continue with 3</Button>
          <Button variant="text">None of these</Button>
        </Dock>
      ),
      'on phones only': (
        <Dock narrowOnly>
          <Button wide>See what helps</Button>
        </Dock>
      ),
    },
  },
  notice: {
    title: 'Notice',
    variants: Object.fromEntries(
      noticePositions.map((position, index) => [
        position,
        <Confined key={position}>
          <NoticeStack position={position}>
            <Notice onClose={ignore} tone={index % 2 === 0 ? 'negative' : 'plain'}>
              {index === 0
                ? 'Sign in failed: the service did not answer.\nNothing is lost, so please try again.'
                : position}
            </Notice>
          </NoticeStack>
        </Confined>,
      ]),
    ),
  },
  'busy-overlay': {
    title: 'BusyOverlay',
    variants: {
      usual: (
        <Confined>
          <BusyOverlay />
        </Confined>
      ),
      'own words': (
        <Confined>
          <BusyOverlay label="Saving your answers" />
        </Confined>
      ),
    },
  },
});

const tabs = [
  { href: '/account', label: 'Account', icon: 'user', current: true },
  { href: '/quiz/training-plan', label: 'Plan', icon: 'target' },
] as const;

/** Frames of pages, each shown alone. */
const frames = storiesOf(components, {
  'ui-app-shell': {
    title: 'AppShell',
    shows: () => (
      <AppShell brandHref="/" tabs={tabs} helpHref="/help" horizon>
        <h1>Account</h1>
      </AppShell>
    ),
  },
  'ui-app-shell-narrow': {
    title: 'AppShell, narrow, no tabs on phones',
    shows: () => (
      <AppShell brandHref="/" tabs={tabs} tabsOnlyWide narrow footer={<p className="quiet">Footer</p>}>
        <h1>Cancel your subscription</h1>
      </AppShell>
    ),
  },
  'ui-funnel-stage': {
    title: 'FunnelStage',
    shows: () => (
      <FunnelStage
        share={0.4}
        header={
          <StepBar backLabel="Back" onBack={ignore} end="12 / 29">
            {thread(12)}
          </StepBar>
        }
      >
        <Step>
          <StepHead title="How often do you lose your keys?" hint="Tap one answer and we move on." />
        </Step>
        <Dock>
          <Button wide>Continue</Button>
        </Dock>
      </FunnelStage>
    ),
  },
  'ui-sheet-stage': {
    title: 'SheetStage',
    shows: () => (
      <SheetStage scene={<Calm panel />} picture={<Calm />} header={<StepBar backLabel="Back" onBack={ignore} />}>
        <h1>A short pause</h1>
        <p className="muted">Words on a sheet over the foot of a picture.</p>
        <Button wide>Continue</Button>
      </SheetStage>
    ),
  },
});

export const place = 514;
export const stories = [...bars, ...frames];
