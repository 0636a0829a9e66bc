import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { CheckAnswer, DocumentList, DraftAnswer, PublishBody } from '#contract/console/publishing.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { everybody } from '#publishing/audience.ts';
import type { Json } from '#publishing/body.ts';
import type { TestOperator } from './acting-operator.ts';

/** What an operator does with documents, over the calls of the console. */
export function publishingDesk(operator: TestOperator, kind = 'offers') {
  const c = consoleCalls;
  const read = async <Answer>(address: ReturnType<typeof callAddress>) =>
    (await operator.look(address)).json() as Answer;
  const desk = {
    documents: async () => (await read<DocumentList>(callAddress(c.listDocuments, { query: { kind } }))).documents,
    /** The publication that everybody is shown. */
    live: async () =>
      (await desk.documents())
        .flatMap(({ open }) => open)
        .find(({ state, audience }) => state === 'live' && audience.quizzes === null && audience.countries === null)!,
    version: (id: number) => read<object>(callAddress(c.readVersion, { params: { id: String(id) } })),
    draft: (id: number, revision?: number) =>
      read<DraftAnswer>(
        callAddress(c.readDraft, {
          params: { id: String(id) },
          ...(revision ? { query: { revision: String(revision) } } : {}),
        }),
      ),
    /** Begins a draft with what is live. @returns its id */
    begin: async (name = 'Autumn') => {
      const { document_id, version_id } = await desk.live();
      const begun = await operator.act(c.beginDraft, String(document_id), { name, version_id });
      return begun.json().id as number;
    },
    save: (id: number, revision: number, offers: readonly ListedOffer[]) =>
      desk.saveBody(id, revision, { offers } as unknown as Json),
    saveBody: (id: number, revision: number, body: Json) => operator.act(c.saveDraft, String(id), { revision, body }),
    check: async (id: number, audience = everybody) =>
      (await operator.act(c.checkDraft, String(id), { audience })).json() as CheckAnswer,
    publish: (id: number, revision: number, more: Partial<PublishBody> = {}) =>
      operator.act(c.publishDraft, String(id), {
        revision,
        audience: everybody,
        starts_at: null,
        ends_at: null,
        why: 'agreed on Monday',
        typed: {},
        name: '',
        ...more,
      }),
    /** Drafts, saves and publishes these offers. */
    sell: async (offers: readonly ListedOffer[], more: Partial<PublishBody> = {}) => {
      const id = await desk.begin();
      await desk.save(id, 1, offers);
      return desk.publish(id, 2, more);
    },
    approve: (id: number, name = '') => operator.act(c.approvePublication, String(id), { name }),
    again: (id: number) => operator.act(c.publishAgain, String(id), { why: 'it was better before' }),
    end: (id: number) => operator.act(c.endPublication, String(id), { why: 'it is over' }),
  };
  return desk;
}
