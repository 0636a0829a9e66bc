import { describe, expect, it } from 'vitest';
import { attributionColumns } from './attribution-columns.ts';

describe('attributionColumns', () => {
  it('writes both touches', () => {
    const told = {
      source: 'ad',
      click_id: 'f1',
      click_id_name: 'fbclid',
      last_source: 'newsletter',
      last_click_id: '',
      last_click_id_name: '',
    } as const;
    expect(attributionColumns(told)).toEqual(told);
  });

  it('writes a touch as a whole', () => {
    expect(attributionColumns({ click_id: 'g1' })).toEqual({ source: '', click_id: 'g1', click_id_name: '' });
  });

  it('leaves what was not told as it is', () => expect(attributionColumns({ source: '', click_id: '' })).toEqual({}));
});
