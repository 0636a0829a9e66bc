import { type Static, Type } from 'typebox';
import { NoBody } from '#contract/call-row.ts';
import { openPages } from '#contract/open-pages.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';

/** An element's events are counted over this many days, up to now. */
export const countedDays = 28;
/** Keeping another label is refused until one is removed, so that the list stays readable. */
export const mostLabels = 100;
/** Most steps to a labelled element; our pages are nested less than half as deeply. */
const mostSteps = 40;

const [home, help, privacy, terms] = openPages;
const Page = Type.Union([Type.Literal(home), Type.Literal(help), Type.Literal(privacy), Type.Literal(terms)]);

/**
 * One step to a labelled element. It matches an entry of an event's `[Amplitude] Element Hierarchy` when every field
 * here has the same value there.
 */
export const ElementStep = Type.Object(
  {
    tag: Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 64 }),
    id: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    attrs: Type.Optional(
      Type.Partial(
        Type.Object({
          href: Type.String({ minLength: 1, maxLength: 128 }),
          name: Type.String({ minLength: 1, maxLength: 128 }),
          'aria-label': Type.String({ minLength: 1, maxLength: 128 }),
          role: Type.String({ minLength: 1, maxLength: 128 }),
        }),
        { additionalProperties: false },
      ),
    ),
    /** Position among the siblings with the same tag, from 0. */
    indexOfType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
  },
  { additionalProperties: false },
);
export type ElementStep = Static<typeof ElementStep>;

/** An event that pressing the element sends, with the properties that are the same for every press. */
export const NamedEvent = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 64 }),
    properties: Type.Record(Type.String({ pattern: '^[a-z_]{1,64}$' }), Type.String({ maxLength: 255 }), {
      maxProperties: 8,
    }),
  },
  { additionalProperties: false },
);
export type NamedEvent = Static<typeof NamedEvent>;

/**
 * An element of one of the open pages. The first step is the element itself, the next its parent. `event` may be null.
 */
export const ElementRule = Type.Object({
  page: Page,
  steps: Type.Array(ElementStep, { minItems: 1, maxItems: mostSteps }),
  event: Type.Union([NamedEvent, Type.Null()]),
});
export type ElementRule = Static<typeof ElementRule>;

/** How often an event was sent in the counted days, and by how many people. */
const Count = Type.Object({ times: Type.Integer(), people: Type.Integer() });
export type Count = Static<typeof Count>;

/**
 * `presses` are those captured on the element itself; `event` counts its named event on all elements, null without one.
 */
export const ElementCounts = Type.Object({ presses: Count, event: Type.Union([Count, Type.Null()]) });
export type ElementCounts = Static<typeof ElementCounts>;

/**
 * The number of counted days. Without `captures_presses` autocapture is off now, so that few or no presses are counted.
 */
const Counting = Type.Object({ days: Type.Integer(), captures_presses: Type.Boolean() });

export const ElementCountsAnswer = Type.Intersect([Counting, Type.Object({ counts: ElementCounts })]);
export type ElementCountsAnswer = Static<typeof ElementCountsAnswer>;

export const ElementLabelBody = Type.Intersect([
  Type.Object({ name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }) }),
  ElementRule,
]);
export type ElementLabelBody = Static<typeof ElementLabelBody>;

/** `made_by` names the console's session, because operators share one password and have no names. */
export const ElementLabel = Type.Intersect([
  ElementLabelBody,
  Type.Object({
    id: Type.String(),
    selector: Type.String(),
    made_by: Type.String(),
    made_at: Type.String(),
    counts: ElementCounts,
  }),
]);
export type ElementLabel = Static<typeof ElementLabel>;

/** Latest first. */
export const ElementLabels = Type.Intersect([Counting, Type.Object({ labels: Type.Array(ElementLabel) })]);
export type ElementLabels = Static<typeof ElementLabels>;

const LabelParams = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,18}$' }) });

/** The page to open with the visual selector. */
const SelectorTokenBody = Type.Object({ page: Page });

/** `token` works once, on that page, for the session that asked for it, until `expires_at` (ISO 8601). */
const SelectorTokenAnswer = Type.Object({ token: Type.String(), expires_at: Type.String() });

export const OpenSelectorBody = Type.Object({ page: Page, token: Type.String({ minLength: 1, maxLength: 100 }) });
export type OpenSelectorBody = Static<typeof OpenSelectorBody>;

export const elementCallSchemas = {
  [consoleCalls.makeSelectorToken]: {
    may: 'operator',
    needs: 'name elements',
    body: SelectorTokenBody,
    answer: { 201: SelectorTokenAnswer },
    refusals: [403],
  },
  [consoleCalls.listLabels]: {
    may: 'operator',
    needs: 'name elements',
    answer: { 200: ElementLabels },
    refusals: [503],
  },
  [consoleCalls.saveLabel]: {
    may: 'operator',
    needs: 'name elements',
    body: ElementLabelBody,
    answer: { 201: LabelParams },
    refusals: [409],
  },
  [consoleCalls.removeLabel]: {
    may: 'operator',
    needs: 'name elements',
    params: LabelParams,
    answer: { 204: NoBody },
  },
  // POST although it changes no data, because a rule is too long for a URL.
  [consoleCalls.countElement]: {
    may: 'operator',
    needs: 'name elements',
    body: ElementRule,
    answer: { 200: ElementCountsAnswer },
    refusals: [503],
  },
} satisfies ConsoleRows;
