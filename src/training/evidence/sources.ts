import type { EvidenceSource } from './evidence-card.ts';

const doi = (name: string) => `https://doi.org/${name}`;
const pmc = (id: string) => `https://pmc.ncbi.nlm.nih.gov/articles/${id}/`;

/** The sources of the cards. Each was looked up; its own title is in the comment. */
export const sources = {
  // Near and Far Transfer in Cognitive Training: A Second-Order Meta-Analysis
  nearAndFar: {
    title: 'Near and far transfer, a second-order review',
    by: 'Sala and others, Collabra',
    year: 2019,
    url: doi('10.1525/collabra.203'),
  },
  // How do we measure attention? Using factor analysis to establish construct validity of neuropsychological tests
  measuringAttention: {
    title: 'How do we measure attention? 636 people online',
    by: 'Treviño and others',
    year: 2021,
    url: doi('10.1186/s41235-021-00313-1'),
  },
  // Testing the Effects of 3D Multiple Object Tracking Training on Near, Mid and Far Transfer
  trackingTransfer: {
    title: 'Training with moving objects, near and far, 84 people',
    by: 'Harris and others, Frontiers in Psychology',
    year: 2020,
    url: doi('10.3389/fpsyg.2020.00196'),
  },
  // A critical systematic review of the Neurotracker perceptual-cognitive training tool
  trackingReview: {
    title: 'A critical review of a tracking tool',
    by: 'Vater and others',
    year: 2021,
    url: doi('10.3758/s13423-021-01892-2'),
  },
  // Working memory training revisited: A multi-level meta-analysis of n-back training studies
  workingMemory: {
    title: 'Working memory training, a review of 33 trials',
    by: 'Soveri and others',
    year: 2017,
    url: doi('10.3758/s13423-016-1217-0'),
  },
  // Improving digit span assessment of short-term verbal memory
  span: { title: 'Measuring the span', by: 'Woods and others', year: 2011, url: pmc('PMC2978794') },
  // Parallel and identical test-retest reliability of the Tower of London test – Freiburg version
  planningTest: {
    title: 'A planning test done twice, one week apart',
    by: 'Schyle and others',
    year: 2023,
    url: doi('10.1017/S1355617722000911'),
  },
  // Alternatives to switch-cost scoring in the task-switching paradigm: their reliability and increased validity
  switchScores: {
    title: 'Better scores for switching between tasks',
    by: 'Hughes and others',
    year: 2014,
    url: doi('10.3758/s13428-013-0411-5'),
  },
  // Replication and extension of the toolbox approach to measuring attention control
  attentionToolbox: {
    title: 'Tasks that adapt are measured better, 301 people',
    by: 'Draheim and others',
    year: 2023,
    url: pmc('PMC10228888'),
  },
  // Test–Retest Reliability and Reliable Change Estimates for Four Mobile Cognitive Tests Administered Virtually …
  phoneTests: {
    title: 'Four phone tests, three weeks in a row, 55 people',
    by: 'Van Patten and others, Frontiers in Psychology',
    year: 2021,
    url: doi('10.3389/fpsyg.2021.734947'),
  },
  // A consensus guide to capturing the ability to inhibit actions and impulsive behaviors in the stop-signal task
  stopSignal: {
    title: 'How to measure stopping, a joint guide',
    by: 'Verbruggen and others, eLife',
    year: 2019,
    url: doi('10.7554/eLife.46323'),
  },
  // Effect of breathwork on stress and mental health: A meta-analysis of randomised-controlled trials
  breathTrials: {
    title: 'Breathing and stress, a review of 12 trials',
    by: 'Fincham and others, Scientific Reports',
    year: 2023,
    url: doi('10.1038/s41598-022-27247-y'),
  },
  // Effect of coherent breathing on mental health and wellbeing: a randomised placebo-controlled trial
  breathPace: {
    title: 'A trial of breathing at two paces, 400 people',
    by: 'Fincham and others, Scientific Reports',
    year: 2023,
    url: doi('10.1038/s41598-023-49279-8'),
  },
  // Putting Feelings Into Words: Affect Labeling as Implicit Emotion Regulation
  feelingsIntoWords: {
    title: 'Putting feelings into words, a review',
    by: 'Torre and Lieberman, Emotion Review',
    year: 2018,
    url: doi('10.1177/1754073917742706'),
  },
  // Emotion Naming Impedes Both Cognitive Reappraisal and Mindful Acceptance Strategies of Emotion Regulation
  namingFirst: {
    title: 'When naming a feeling gets in the way',
    by: 'Nook and others, Affective Science',
    year: 2021,
    url: doi('10.1007/s42761-021-00036-y'),
  },
  // Effects of Worry Postponement on Daily Worry: a Meta-Analysis
  worryLater: {
    title: 'Putting worries off, a review of seven trials',
    by: 'Dippel and others',
    year: 2023,
    url: doi('10.1007/s41811-023-00193-x'),
  },
  // The when and how of planning: Meta-analysis of the scope and components of implementation intentions in 642 tests
  whenThen: {
    title: 'The when and how of planning, 642 tests',
    by: 'Sheeran and others',
    year: 2024,
    url: doi('10.1080/10463283.2024.2334563'),
  },
  // Behavioral activation interventions for well-being: A meta-analysis
  doingMore: {
    title: 'Doing things that matter, a review of 20 trials',
    by: 'Mazzucchelli and others',
    year: 2010,
    url: pmc('PMC2882847'),
  },
  // Internet-Based Behavioral Activation for …: Systematic Review and Meta-Analysis
  doingMoreOnline: {
    title: 'Help online to do more, a review of 12 trials',
    by: 'Alber and others, JMIR',
    year: 2023,
    url: doi('10.2196/41643'),
  },
  // Exploring the "Planning Fallacy": Why People Underestimate Their Task Completion Times
  tooHopeful: {
    title: 'Why people guess too little time, five studies',
    by: 'Buehler and others',
    year: 1994,
    url: doi('10.1037/0022-3514.67.3.366'),
  },
  // The Effects of Bedtime Writing on Difficulty Falling Asleep: A Polysomnographic Study Comparing To-Do Lists …
  bedtimeList: {
    title: 'Writing a list at bedtime, 57 people',
    by: 'Scullin and others',
    year: 2018,
    url: pmc('PMC5758411'),
  },
  // The Effect of Expressed Gratitude Interventions on Psychological Wellbeing: A Meta-Analysis of Randomised …
  thanks: {
    title: 'Saying thanks, a review of 25 trials',
    by: 'Kirca and others',
    year: 2023,
    url: doi('10.1007/s41042-023-00086-6'),
  },
  // Self-Compassion Interventions and Psychosocial Outcomes: a Meta-Analysis of RCTs
  kindToOneself: {
    title: 'Being kind to oneself, a review of 27 trials',
    by: 'Ferrari and others, Mindfulness',
    year: 2019,
    url: doi('10.1007/s12671-019-01134-6'),
  },
  // The Surprise of Reaching Out: Appreciated More Than We Think
  reachingOut: {
    title: 'The surprise of reaching out',
    by: 'Liu and others',
    year: 2022,
    url: doi('10.1037/pspi0000402'),
  },
  // Repeated Administration Effects on Psychomotor Vigilance Test Performance
  sameTestAgain: {
    title: 'The same short test done 16 times, 45 people',
    by: 'Basner and others, Sleep',
    year: 2018,
    url: doi('10.1093/sleep/zsx187'),
  },
  // Reliability and Validity of Ambulatory Cognitive Assessments
  shortPhoneTasks: {
    title: 'Very short tasks on a phone, 219 people',
    by: 'Sliwinski and others, Assessment',
    year: 2018,
    url: pmc('PMC5690878'),
  },
  // Cognition test battery: Adjusting for practice and stimulus set effects for varying administration intervals …
  testsAgain: {
    title: 'Ten tests done again and again',
    by: 'Basner and others',
    year: 2020,
    url: pmc('PMC7375457'),
  },
} as const satisfies Record<string, EvidenceSource>;
