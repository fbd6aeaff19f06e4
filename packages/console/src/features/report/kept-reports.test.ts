import { newDraft } from '@vigia/domain/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { dropReport, isDropped, type KeptReport, keepReport, keptReports } from './kept-reports.ts';

const OWNER = { userId: 7, clientId: 1 };
const PERSON = { clientId: 1, date: '2026-11-21', userEmail: 'ana@aromos.cl' };

function kept(id: string, editedAt: number): KeptReport {
  const draft = newDraft('biofix_set', { ...PERSON, comments: id });
  return { id, key: `key of ${id}`, kind: 'biofix_set', draft, typed: {}, editedAt, tried: null, sent: null };
}

let storage: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const ids = (owner = OWNER) => keptReports(owner).map(({ id }) => id);

describe('reports that are being written', () => {
  it('come back as they were, the last edited first', () => {
    const [older, newer] = [kept('a', 1), kept('b', 2)];
    keepReport(OWNER, older);
    keepReport(OWNER, newer);
    expect(keptReports(OWNER)).toEqual([newer, older]);
    keepReport(OWNER, { ...older, editedAt: 3 });
    expect(ids()).toEqual(['a', 'b']);
    dropReport(OWNER, 'a');
    expect(ids()).toEqual(['b']);
  });

  it('are of one user and one client', () => {
    keepReport(OWNER, kept('a', 1));
    expect(ids({ ...OWNER, userId: 8 })).toEqual([]);
    expect(ids({ ...OWNER, clientId: 2 })).toEqual([]);
  });

  it('that nobody can read any more are left out', () => {
    keepReport(OWNER, kept('a', 1));
    const [key] = [...storage.entries.keys()];
    const put = (id: string, entry: unknown) =>
      storage.setItem(key!.replace(/a$/, id), typeof entry === 'string' ? entry : JSON.stringify(entry));
    put('torn', '{"id":');
    put('nothing', 'null');
    put('kind', { ...kept('kind', 2), kind: 'picnic' });
    put('keyless', { ...kept('keyless', 2), key: undefined });
    put('empty', { ...kept('empty', 2), draft: null });
    expect(ids()).toEqual(['a']);
  });

  it('of an earlier day have the fields that came since', () => {
    const { id, key, kind } = kept('a', 1);
    keepReport(OWNER, { id, key, kind, draft: { ...PERSON } } as unknown as KeptReport);
    expect(keptReports(OWNER)).toEqual([
      { ...kept('a', 0), draft: newDraft('biofix_set', { ...PERSON, comments: '' }) },
    ]);
  });

  it('are dropped when another tab takes them or everything away, not when it writes its own', () => {
    keepReport(OWNER, kept('a', 1));
    const key = [...storage.entries.keys()][0]!;
    const change = (changed: string | null, newValue: string | null) =>
      ({ key: changed, newValue }) as StorageEvent;
    expect(isDropped(OWNER, 'a', change(key, null))).toBe(true);
    expect(isDropped(OWNER, 'a', change(null, null))).toBe(true);
    expect(isDropped(OWNER, 'a', change(key, '{}'))).toBe(false);
    expect(isDropped(OWNER, 'b', change(key, null))).toBe(false);
  });
});
