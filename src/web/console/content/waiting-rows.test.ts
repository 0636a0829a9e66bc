import { expect, it } from 'vitest';
import type { ContentDocument } from '#contract/console/publishing.ts';
import { content } from './content-business.ts';
import { waitingRows } from './waiting-rows.ts';

const owner = { name: 'R. Okafor', mayPublish: true, mayDraft: true };
const rowsFor = (reader: typeof owner, documents: readonly ContentDocument[] = content.documents) =>
  waitingRows(documents, reader).map(({ title, turn }) => [title, turn]);

it('approvals come first, then drafts that a finding stops, then those of a release', () => {
  expect(rowsFor(owner)).toEqual([
    ['Mental wellbeing, version 6 waits for a second person', 'you may'],
    ['Focus and ADHD signs, draft “Clearer first questions”: 1 finding stops it', 'yours'],
    ['English texts: a release brought something new', 'nobody yet'],
  ]);
});

it('says whose turn it is', () => {
  const turns = (reader: typeof owner) => rowsFor(reader).map(([, turn]) => turn);
  expect(turns({ ...owner, name: 'L. Fontaine' })).toEqual(['yours', 'R. Okafor', 'nobody yet']);
  expect(turns({ ...owner, name: 'A. Brandt', mayPublish: false })[0]).toBe('an owner may');
});

it('a draft that was not checked, or that nothing stops, does not wait', () => {
  const refusals = [null, []];
  const documents = refusals.map((refused) => ({
    ...content.documents[2]!,
    drafts: [{ ...content.documents[2]!.drafts[0]!, refused }],
  }));
  expect(rowsFor(owner, documents)).toEqual([]);
});

it('counts what stops a draft', () => {
  const [draft] = content.documents[2]!.drafts;
  const documents = [{ ...content.documents[2]!, drafts: [{ ...draft!, refused: ['One.', 'Two.'] }] }];
  expect(rowsFor(owner, documents)[0]![0]).toMatch(/: 2 findings stop it$/);
});

it('nothing is said of a kind that this page does not know', () => {
  expect(rowsFor(owner, [{ ...content.documents[4]!, kind: 'kites' }])).toEqual([]);
});

it('who may not draft looks at a draft', () => {
  const acts = waitingRows(content.documents, { ...owner, mayDraft: false }).flatMap(({ act }) =>
    'text' in act ? act.text : [],
  );
  expect(acts).toEqual(['Look', 'Look']);
});
