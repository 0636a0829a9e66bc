import { type IntendedDifference, intend } from './oracle-intended-difference.ts';

const wording = '§ 7 names the query, § 8 the messages. The newer SDK has neither, and asks twice.';
const theirs = '/config/scripted-key-of-the-site config_group=browser';
const own =
  '/config/remote api_key=scripted-key-of-the-site config_keys=autocapture config_keys=delivery session_id=0 s';

/** Intended differences to the official SDK in requesting the remote configuration. */
export const configDifferences: readonly IntendedDifference[] = [
  ...intend('the remote configuration comes', wording, {
    'config calls': [[`2 times ${theirs}`], [own]],
    'config messages': [[], ['Remote config successfully fetched']],
  }),
  ...intend(
    'the remote configuration never comes',
    `${wording} § 9: our one try takes 5 s, each of its six takes 1 s.`,
    {
      'config calls': [[`6 times ${theirs}`], [own]],
      'config messages': [[], ['Remote config fetch rejected due to timeout after 5 seconds']],
    },
  ),
  ...intend(
    'the remote configuration never comes',
    'Nothing of ours waits for it. The official SDK sends nothing until then.',
    {
      'last upload': ['25 to 30 s', '20 to 25 s'],
    },
  ),
  ...intend('the line breaks at the remote configuration', wording, {
    'config calls': [[`6 times ${theirs}`], [own]],
    'config messages': [[], ['Network error occurred, remote config fetch failed']],
  }),
  ...intend('the server fails at the remote configuration', `${wording} § 9: our retry cap is 5.`, {
    'config calls': [[`6 times ${theirs}`], [`5 times ${own}`]],
    'config messages': [[], ['Remote config fetch rejected due to exceeded retry count']],
  }),
];
