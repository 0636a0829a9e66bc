import { type ConsolePath, consolePaths } from '#contract/console/paths.ts';
import type { Permission } from '#contract/console/permissions.ts';

interface PageRow {
  name: string;
  needs: Permission;
  /** The key after `g` that leads there. */
  key?: string;
  /** The page that stands for it in the navigation. */
  within?: ConsolePath;
}

interface ShownPage extends PageRow {
  /** From above; without it the navigation does not show the page. */
  group: number;
  /** SVG path on the 24 grid. */
  drawing: string;
}

/** A page of the navigation. */
export interface ConsolePage extends ShownPage {
  path: ConsolePath;
}

const pages: Record<ConsolePath, ShownPage | (PageRow & { group?: never })> = {
  [consolePaths.overview]: {
    name: 'Overview',
    needs: 'sums',
    group: 1,
    drawing: 'M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5H19V19h-5.5z',
    key: 'o',
  },
  [consolePaths.work]: {
    name: 'Needs a person',
    needs: 'take work',
    group: 1,
    drawing:
      'M4.5 13.5 7 6.5h10l2.5 7v4a1.5 1.5 0 0 1-1.5 1.5H6a1.5 1.5 0 0 1-1.5-1.5zM4.5 13.5H9l1.2 2.5h3.6l1.2-2.5h4.5',
    key: 'n',
  },
  [consolePaths.funnel]: {
    name: 'Funnels',
    needs: 'funnel of sums',
    group: 2,
    drawing: 'M4.5 6h15l-5.5 6.5V18l-4 1.5v-7z',
    key: 'f',
  },
  [consolePaths.elements]: {
    name: 'Elements',
    needs: 'name elements',
    group: 2,
    drawing: 'M4.5 8V4.5H8M16 4.5h3.5V8M8 19.5H4.5V16M10.5 10.5l9 3.4-4 1.6-1.6 4z',
    key: 'e',
  },
  [consolePaths.training]: {
    name: 'Training',
    needs: 'sums',
    group: 2,
    drawing: 'M4.5 19.5h15M6.5 16v-4.5M12 16V5M17.5 16V8.5',
    key: 't',
  },
  [consolePaths.offers]: {
    name: 'Offers',
    needs: 'see what is published',
    group: 2,
    drawing: 'M4.5 4.5h7l8 8-7 7-8-8zM8.4 8.4v.1',
    key: 'p',
  },
  [consolePaths.content]: {
    name: 'Content',
    needs: 'see what is published',
    group: 2,
    drawing: 'M6.5 4.5h8l3.5 3.5v11.5h-11.5zM14 4.5V8.5h4M9.5 12h5M9.5 15.5h5',
    key: 'c',
  },
  [consolePaths.subscribers]: {
    name: 'Subscribers',
    needs: 'open a person',
    group: 3,
    drawing:
      'M3.5 18.5c.4-3 2.5-4.6 5.5-4.6s5.1 1.6 5.5 4.6M15.5 13.6c2.7 0 4.6 1.5 5 4.2M6 8.7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M13.4 8.2a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0',
    key: 's',
  },
  [consolePaths.revenue]: {
    name: 'Revenue',
    needs: 'sums',
    group: 3,
    drawing: 'M4.5 17.5 10 11.5l3.5 3.5 6-7.5M15 7.5h4.5V12',
    key: 'r',
  },
  [consolePaths.priceChange]: {
    name: 'Price change',
    needs: 'see what is published',
    group: 3,
    drawing:
      'M6 6h12a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 18 19H6a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 6 6zM4.5 10h15M12 16.5v-4M10.2 14.2 12 12.4l1.8 1.8',
    key: 'm',
  },
  [consolePaths.team]: {
    name: 'Team & audit',
    needs: 'see the team',
    group: 4,
    drawing: 'M12 4.5l6.5 2.3v4.7c0 4-2.7 6.7-6.5 8-3.8-1.3-6.5-4-6.5-8V6.8zM9.2 12l2 2 3.6-4',
    key: 'a',
  },
  [consolePaths.quizzes]: { name: 'Quizzes', needs: 'see what is published', key: 'z', within: consolePaths.content },
  [consolePaths.texts]: { name: 'Texts', needs: 'see what is published', key: 'x', within: consolePaths.content },
  [consolePaths.history]: { name: 'History', needs: 'see what is published', key: 'h', within: consolePaths.content },
  [consolePaths.phone]: { name: 'Phone', needs: 'see what is published' },
  [consolePaths.preview]: { name: 'Preview', needs: 'draft' },
  [consolePaths.subscriber]: { name: 'Subscriber', needs: 'open a person', within: consolePaths.subscribers },
  [consolePaths.enrol]: { name: 'Set up your sign-in', needs: 'enrol' },
};

const all = Object.keys(pages) as ConsolePath[];

const shown = all.flatMap((path): ConsolePage[] => {
  const page = pages[path];
  return page.group === undefined ? [] : [{ path, ...page }];
});

/** The pages in the navigation, in groups. */
export const pageGroups: readonly (readonly ConsolePage[])[] = [...new Set(shown.map(({ group }) => group))]
  .sort((a, b) => a - b)
  .map((group) => shown.filter((page) => page.group === group));

/** The pages that a key leads to. */
export const keyPages = all.flatMap((path) => {
  const { name, needs, key } = pages[path];
  return key === undefined ? [] : [{ path, name, needs, key }];
});

/** The name of a page, the permission to open it, and the page that stands for it in the navigation. */
export const pageOf = (path: ConsolePath): PageRow => pages[path];
