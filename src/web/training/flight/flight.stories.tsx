import { exerciseOf } from '#training/exercises/exercises.ts';
import { capital } from '#training/number-words.ts';
import { doneSize, flightNote, timeInWords } from '#training/today/today-copy.ts';
import { ignore, press, storiesOf } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { BetweenView } from './between-view.tsx';
import { EndView } from './end-view.tsx';
import { FeelQuestion } from './feel-question.tsx';
import { FlightPage } from './flight-page-frame.tsx';
import { InsteadAsk } from './instead-ask.tsx';

const note = flightNote({ hasRounds: true, number: 5 });

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
        <Note icon="wave">
          <b>{note.title}</b> {note.text}
        </Note>
        <FeelQuestion name="Count the bows" onAnswer={ignore} />
      </EndView>
    ),
    act: press('Right'),
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
