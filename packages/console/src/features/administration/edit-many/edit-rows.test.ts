import { ApiError, type TableCheck } from '@vigia/api/client';
import type { Station } from '@vigia/domain/farm';
import { describe, expect, it } from 'vitest';
import { editRows, NO_EDIT, refusedStation, retaggedStation, setsAnything } from './edit-rows.ts';

const STATIONS = [
  { id: 1, name: 'N-1', tags: ['borde', 'riego'] },
  { id: 2, name: 'N-2', tags: [] },
] as unknown as Station[];

describe('the table that edits many stations', () => {
  it('has only what is set, and each station’s own tags', () => {
    const draft = { ...NO_EDIT, seasonId: 7, pestId: null, addedTags: 'camino; borde', removedTags: 'riego' };
    expect(editRows(draft, STATIONS)).toEqual([
      { row: 1, cells: { id: '1', season: '#7', pest: '', tags: 'borde; camino' } },
      { row: 2, cells: { id: '2', season: '#7', pest: '', tags: 'camino; borde' } },
    ]);
  });

  it('knows when nothing is set', () => {
    expect(setsAnything(NO_EDIT)).toBe(false);
    expect(setsAnything({ ...NO_EDIT, removedTags: ' ; ' })).toBe(false);
    expect(setsAnything({ ...NO_EDIT, cropId: null })).toBe(true);
  });

  it('finds a station whose tags are others by now', () => {
    const row = (before: string) => ({
      ...{ row: 1, outcome: 'changed', errors: {} },
      changes: [{ column: 'tags', before, after: 'x' }],
    });
    const check = (...befores: string[]) => ({ rows: befores.map(row) }) as unknown as TableCheck;
    expect(retaggedStation(check('borde; riego', ''), STATIONS)).toBeNull();
    expect(retaggedStation(check('borde; riego', 'nuevo'), STATIONS)?.name).toBe('N-2');
  });

  it('names the refused station', () => {
    const errors = [{ field: 'rows.1.cells.tags', message: 'fila 2: El tag ya está en la lista' }];
    const problem = { type: 'about:blank', title: '', status: 400, code: 'invalid-input', errors };
    const refusal = new ApiError('invalid', '', { problem });
    expect(refusedStation(refusal, STATIONS)).toEqual({ name: 'N-2', message: 'El tag ya está en la lista' });
    expect(refusedStation(new Error('x'), STATIONS)).toBeNull();
  });
});
