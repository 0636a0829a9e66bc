import { describe, expect, it } from 'vitest';
import { attributionColumns } from './attribution-columns.ts';

describe('attributionColumns', () => {
  it('attributionColumns writes both touches', () => {
    const given = {
      source: 'ad',
      click_id: 'f1',
      click_id_name: 'fbclid',
      last_source: 'newsletter',
      last_click_id: '',
      last_click_id_name: '',
    } as const;
    expect(attributionColumns(given)).toEqual(given);
  });

  it('attributionColumns writes all fields of a touch', () => {
    expect(attributionColumns({ click_id: 'g1' })).toEqual({ source: '', click_id: 'g1', click_id_name: '' });
  });

  it('attributionColumns writes nothing of a touch that was not given', () =>
    expect(attributionColumns({ source: '', click_id: '' })).toEqual({}));
});
