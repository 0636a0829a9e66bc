// The same rounds by jsPsych, whose clock starts when its listener is registered.
import htmlKeyboardResponse from '@jspsych/plugin-html-keyboard-response';
import { initJsPsych } from 'jspsych';
import { lastPress, observe, renderedAt, settled } from './conditions.ts';

observe();
let runs = 0;
window.measure = async (count) => {
  runs += 1;
  const measured = [];
  const nameOf = (i) => `theirs-${runs}-${i}`;
  const jsPsych = initJsPsych({ display_element: 'root' });
  await jsPsych.run(
    Array.from({ length: count }, (_, i) => ({
      type: htmlKeyboardResponse,
      stimulus: `<p elementtiming="${nameOf(i)}" style="font-size:80px;text-align:center">Word</p>`,
      choices: ['f'],
      post_trial_gap: 200,
      on_load: () => void window.pressSoon(),
      on_finish: ({ rt }) => measured.push({ ...lastPress(), rt, reactedAt: Number.NaN, reactedFrames: Number.NaN }),
    })),
  );
  await settled();
  return measured.map((one, i) => ({ ...one, renderedAt: renderedAt(nameOf(i)) }));
};
