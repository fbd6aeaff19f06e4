import { newDraft } from '@vigia/domain/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { dropEvent, isDropped, type KeptEvent, keepEvent, keptEvents } from './kept-events.ts';

const OWNER = { userId: 7, clientId: 1 };
const PERSON = { clientId: 1, date: '2026-11-21', userEmail: 'ana@aromos.cl' };

function kept(id: string, editedAt: number): KeptEvent {
  const draft = newDraft('biofix_set', { ...PERSON, comments: id });
  return { id, key: `key of ${id}`, kind: 'biofix_set', draft, typed: {}, editedAt, tried: null, sent: null };
}

let storage: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const ids = (owner = OWNER) => keptEvents(owner).map(({ id }) => id);

describe('stored drafts of events', () => {
  it('are restored unchanged, the last edited first', () => {
    const [older, newer] = [kept('a', 1), { ...kept('b', 2), firstTriedAt: 1 }];
    keepEvent(OWNER, older);
    keepEvent(OWNER, newer);
    expect(keptEvents(OWNER)).toEqual([newer, older]);
    keepEvent(OWNER, { ...older, editedAt: 3 });
    expect(ids()).toEqual(['a', 'b']);
    dropEvent(OWNER, 'a');
    expect(ids()).toEqual(['b']);
  });

  it('belong to one user and one client', () => {
    keepEvent(OWNER, kept('a', 1));
    expect(ids({ ...OWNER, userId: 8 })).toEqual([]);
    expect(ids({ ...OWNER, clientId: 2 })).toEqual([]);
  });

  it('are left out if they are unreadable', () => {
    keepEvent(OWNER, kept('a', 1));
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

  it('of an older version get the newer fields', () => {
    const { id, key, kind } = kept('a', 1);
    keepEvent(OWNER, { id, key, kind, draft: { ...PERSON } } as unknown as KeptEvent);
    expect(keptEvents(OWNER)).toEqual([
      { ...kept('a', 0), draft: newDraft('biofix_set', { ...PERSON, comments: '' }) },
    ]);
  });

  it('are dropped when another tab removes them or everything, not when it writes its own', () => {
    keepEvent(OWNER, kept('a', 1));
    const key = [...storage.entries.keys()][0]!;
    const change = (changed: string | null, newValue: string | null) =>
      ({ key: changed, newValue }) as StorageEvent;
    expect(isDropped(OWNER, 'a', change(key, null))).toBe(true);
    expect(isDropped(OWNER, 'a', change(null, null))).toBe(true);
    expect(isDropped(OWNER, 'a', change(key, '{}'))).toBe(false);
    expect(isDropped(OWNER, 'b', change(key, null))).toBe(false);
  });
});
