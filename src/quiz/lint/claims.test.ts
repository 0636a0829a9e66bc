import { expect, test } from 'vitest';
import { claimFaults } from './claims.ts';

test.each([
  ['Your answers say you have ADHD.', 'banned claim'],
  ['You might have a sleep disorder.', 'banned claim'],
  ['You’re ill.', 'banned claim'],
  ['Our training is clinically proven.', 'banned claim'],
  ['It is backed: science-backed practice.', 'banned claim'],
  ['It treats restless evenings.', 'banned claim'],
  ['A cure for worry.', 'banned claim'],
  ['This score can diagnose you.', 'banned claim'],
  ['It detects what others miss.', 'banned claim'],
  ['It improves your memory.', 'banned claim'],
  ['It improves work.', 'banned claim'],
  ['It boosts focus.', 'banned claim'],
  ['Results are guaranteed.', 'banned claim'],
  ['Doctors recommend it.', 'banned claim'],
  ['Studies show that it works.', 'banned claim'],
  ['Feel better in just 7 days.', 'banned claim'],
  ['Some call it lazy.', 'blame, alarm or hurry'],
  ['Act now.', 'blame, alarm or hurry'],
  ['Well done!', 'blame, alarm or hurry'],
  ['It helps 90 % of people.', 'statistic without a source'],
  ['It helps 9 out of 10 people.', 'statistic without a source'],
  ['One in five knows this.', 'statistic without a source'],
  ['It helped 3 million people.', 'statistic without a source'],
  ['Most people feel better.', 'statistic without a source'],
  ['You are twice as calm.', 'statistic without a source'],
  ['Based on the ASRS.', 'name of a questionnaire'],
  ['As in the WHO-5.', 'name of a questionnaire'],
  ['I feel driven by a motor.', 'words of ASRS'],
  ['I struggle with waiting my turn.', 'words of ASRS'],
  ['It takes sustained mental effort.', 'words of DSM'],
  ['Little interest, or pleasure, in things?', 'words of PHQ'],
  ['Feeling bad about myself', 'words of PHQ'],
  ['Over the last two weeks, how often?', 'words of PHQ'],
  ['Not being able to stop or control worrying', 'words of GAD'],
  ['I felt nervous, anxious or on edge.', 'words of GAD'],
  ['I felt cheerful and in good spirits.', 'words of WHO-5'],
])('"%s" is a %s', (text, fault) => {
  expect(claimFaults(text).join()).toContain(fault);
});

test.each([
  ['This is a self-check, not a diagnosis.'],
  ['Only a qualified professional can diagnose ADHD.'],
  ['Talking about it is nothing to be ashamed of.'],
  ['How often do you lose track of time when something pulls you in?'],
  ['How much time can you give it each day? 10 min per day.'],
  ['People get better at the tasks they train.'],
  ['Who is with you?'],
])('"%s" is fine', (text) => {
  expect(claimFaults(text)).toEqual([]);
});
