import { type Static, Type } from 'typebox';
import { openPages } from './open-pages.ts';

/** Days back from now within which the events of an element are counted. */
export const countedDays = 28;
/** More labels than this are no help to anybody; the first must be removed before another is kept. */
export const mostLabels = 100;
/** Elements on the way to the labelled one; no page of ours is nested half as deeply. */
const mostSteps = 40;

const [home, help, privacy, terms] = openPages;
const Page = Type.Union([Type.Literal(home), Type.Literal(help), Type.Literal(privacy), Type.Literal(terms)]);

/**
 * One element on the way to the one that is meant, told as an event's `[Amplitude] Element Hierarchy` tells it: whatever
 * stands here has to be the same there.
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
    /** Among its parent's elements of the same tag, from 0. */
    indexOfType: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
  },
  { additionalProperties: false },
);
export type ElementStep = Static<typeof ElementStep>;

/** An event that a press sends by name, with the properties that are the same at every press. */
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
 * An element of one of the open pages; the steps lead from itself outwards. `event` is null when a press sends none by
 * name.
 */
export const ElementRule = Type.Object({
  page: Page,
  steps: Type.Array(ElementStep, { minItems: 1, maxItems: mostSteps }),
  event: Type.Union([NamedEvent, Type.Null()]),
});
export type ElementRule = Static<typeof ElementRule>;

/** How often something was sent in the counted days, and by how many people. */
const Count = Type.Object({ times: Type.Integer(), people: Type.Integer() });
export type Count = Static<typeof Count>;

/** `presses`: captured on the element itself. `event`: the named event, wherever it was sent; null without one. */
export const ElementCounts = Type.Object({ presses: Count, event: Type.Union([Count, Type.Null()]) });
export type ElementCounts = Static<typeof ElementCounts>;

/** Of how many days, and whether presses are being captured now; where they are not, few or none are counted. */
const Counting = Type.Object({ days: Type.Integer(), captures_presses: Type.Boolean() });

export const ElementCountsAnswer = Type.Intersect([Counting, Type.Object({ counts: ElementCounts })]);
export type ElementCountsAnswer = Static<typeof ElementCountsAnswer>;

export const ElementLabelBody = Type.Intersect([
  Type.Object({ name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }) }),
  ElementRule,
]);
export type ElementLabelBody = Static<typeof ElementLabelBody>;

/** `made_by` names the console's session: there is one password, so nobody is known more closely. */
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

/** The latest first. */
export const ElementLabels = Type.Intersect([Counting, Type.Object({ labels: Type.Array(ElementLabel) })]);
export type ElementLabels = Static<typeof ElementLabels>;

export const LabelParams = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,18}$' }) });
export type LabelParams = Static<typeof LabelParams>;

/** The page that is to be opened for pointing at. */
export const SelectorTokenBody = Type.Object({ page: Page });
export type SelectorTokenBody = Static<typeof SelectorTokenBody>;

/** `token` is good once, on that page, for the session that asked, and not after `expires_at`. */
export const SelectorTokenAnswer = Type.Object({ token: Type.String(), expires_at: Type.String() });
export type SelectorTokenAnswer = Static<typeof SelectorTokenAnswer>;

export const OpenSelectorBody = Type.Object({ page: Page, token: Type.String({ minLength: 1, maxLength: 100 }) });
export type OpenSelectorBody = Static<typeof OpenSelectorBody>;
