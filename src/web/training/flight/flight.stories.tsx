import { exerciseOf } from '#training/exercises/exercises.ts';
import { capital } from '#training/number-words.ts';
import { doneSize, timeInWords } from '#training/today/today-copy.ts';
import { ignore, press, storiesOf } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';
import { BetweenView } from './between-view.tsx';
import { EndView } from './end-view.tsx';
import { FeelQuestion } from './feel-question.tsx';
import { FlightPage } from './flight-page-frame.tsx';
import { InsteadAsk } from './instead-ask.tsx';

export const place = 311;
export const stories = storiesOf('Train', {
  'flight-done': {
    title: 'The flight is done',
    shows: () => (
      <EndView
        title="Saturday flight, done"
        size={`${doneSize(3, 640)}.`}
        facts={[
          { exercise: exerciseOf('hold-the-line'), fact: '22 rounds. All kites found in 15' },
          { exercise: exerciseOf('count-the-bows'), fact: '12 tails. The longest right one had 6' },
          { exercise: exerciseOf('settle'), fact: capital(timeInWords(184)) },
        ]}
        sentence="Longest tail today: six bows."
        bows={3}
        buttons={
          <>
            <Button wide>Done</Button>
            <Button wide variant="text">
              One more, if you like
            </Button>
          </>
        }
      >
        <FeelQuestion name="Count the bows" onAnswer={ignore} />
      </EndView>
    ),
    act: press('Right'),
  },
  'flight-done-with-a-first': {
    title: 'The first flight is done, of one guided exercise',
    shows: () => (
      <EndView
        title="Monday flight, done"
        size={`${doneSize(1, 184)}.`}
        facts={[{ exercise: exerciseOf('settle'), fact: capital(timeInWords(184)) }]}
        sentence="Your first flight before eight in the morning."
        bows={1}
        buttons={<Button wide>Done</Button>}
      />
    ),
  },
  'flight-done-without-a-fact': {
    title: 'The flight is done, and no fact holds',
    shows: () => (
      <EndView
        title="Monday flight, done"
        size={`${doneSize(1, 240)}.`}
        facts={[{ exercise: exerciseOf('evening-horizon'), fact: capital(timeInWords(240)) }]}
        bows={1}
        buttons={<Button wide>Done</Button>}
      />
    ),
  },
  'flight-between-blocks': {
    title: 'Between two blocks',
    shows: () => <BetweenView place="Block 2 of 3" onGo={ignore} onClose={ignore} />,
  },
  'left-twice': {
    title: 'An exercise that was left twice running',
    shows: () => (
      <FlightPage onClose={ignore}>
        <InsteadAsk name="Park the day" minutes={4} sibling="A kind word" half={2} onChoose={ignore} />
      </FlightPage>
    ),
  },
});
