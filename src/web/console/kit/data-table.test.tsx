import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DataTable, type SavedColumn, tableCsv } from './data-table.tsx';

interface Kite {
  name: string;
  meters: number;
}

const columns: readonly SavedColumn<Kite>[] = [
  { head: 'Kite', isName: true, cell: ({ name }) => name, csv: { name: ({ name }) => name } },
  {
    head: 'Height of today',
    phoneLabel: 'Height',
    align: 'right',
    hiddenOnPhone: ({ meters }) => meters === 0,
    cell: ({ meters }) => `${meters} m`,
    csv: { meters: ({ meters }) => meters, feet: ({ meters }) => Math.round(meters * 3.28) },
  },
  { head: 'Acts', isOfActs: true, cell: () => <button type="button">Land</button>, csv: {} },
];
const rows: Kite[] = [
  { name: 'Red', meters: 20 },
  { name: '=2+3', meters: 0 },
];

describe('a table of one list of columns', () => {
  const html = renderToStaticMarkup(
    <DataTable columns={columns} rows={rows} keyOf={({ name }) => name} rowClassName="kite" />,
  );

  it('has a head for each column, that of the acts for screen readers only', () => {
    const heads = [...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, inside]) => inside);
    expect(heads).toEqual(['Kite', 'Height of today', '<span class="visually-hidden">Acts</span>']);
  });

  it('names each row by its head, and each other cell of a card by the short name of its column', () => {
    expect(html).toContain('<th scope="row" class="">Red</th>');
    expect([...html.matchAll(/data-l="(.*?)"/g)].map(([, label]) => label)).toEqual(['Height', 'Height']);
  });

  it('leaves out of a card on a phone what says nothing there', () => {
    const hidden = [...html.matchAll(/<td class="[^"]*hideN[^"]*"[^>]*>(.*?)<\/td>/g)].map(([, inside]) => inside);
    expect(hidden).toEqual(['0 m']);
  });

  it('has a last row of sums, of the columns that have one', () => {
    const summed = [
      { head: 'Kite', isName: true, cell: ({ name }: Kite) => name, sum: () => 'All' },
      { head: 'Color', cell: () => 'red' },
      { head: 'Height', cell: ({ meters }: Kite) => meters, sum: (meters: number) => meters },
    ] as const;
    const [, foot] = renderToStaticMarkup(
      <DataTable columns={summed} rows={rows} keyOf={({ name }) => name} sums={[20]} />,
    ).split('<tfoot>');
    expect(foot!.replaceAll(/<[^>]+>/g, ' ').trim()).toMatch(/^All +20$/);
  });

  it('is saved with what each column says of it, and runs no formula', async () => {
    expect(await tableCsv(columns, rows)).toBe("name,meters,feet\r\nRed,20,66\r\n'=2+3,0,0\r\n");
  });
});
