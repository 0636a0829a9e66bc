import { describe, expect, it } from 'vitest';
import { expiredFolders, folderOf, inOrder } from './manifest.ts';

const dayMs = 86_400_000;
const now = Date.parse('2030-01-31T02:15:00Z');

describe('folders of backups', () => {
  it('are named by their moment and sort by it', () => {
    expect(folderOf(now)).toBe('backup-20300131T021500Z');
  });

  it('are removed after their time, but never the newest one, nor what is no backup', () => {
    const [old, older, young] = [40, 60, 3].map((days) => folderOf(now - days * dayMs));
    expect(expiredFolders([young!, old!, older!, 'notes', `${older}.part`], 30 * dayMs, now)).toEqual([older, old]);
    expect(expiredFolders([older!], 30 * dayMs, now)).toEqual([]);
  });
});

describe('the order of tables', () => {
  it('has each table after those that its rows refer to', () => {
    const tables = [
      { name: 'a', needs: ['b', 'c'] },
      { name: 'b', needs: ['c'] },
      { name: 'c', needs: ['elsewhere'] },
    ];
    expect(inOrder(tables).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
  });

  it('says which tables refer to each other', () => {
    const tables = [
      { name: 'a', needs: ['b'] },
      { name: 'b', needs: ['a'] },
    ];
    expect(() => inOrder(tables)).toThrow('These tables refer to each other: a, b.');
  });
});
