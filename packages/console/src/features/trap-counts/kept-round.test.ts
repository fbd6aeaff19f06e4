import { isoDate } from '@vigia/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropRound, keepRound, keptRound } from '../../shared/outbox/kept-round.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { newRound } from './round.ts';

const OWNER = { userId: 7, clientId: 1 };
const BEGUN = newRound({ key: 'a key', date: isoDate('2026-11-21'), sectorId: 3 });
const TYPED = { ...BEGUN, numbers: { '31/1': '12' }, notes: { '31/1': 'Cebo' }, editedAt: 5 };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('a pass is restored as it was typed, with its key, until it is dropped', () => {
  keepRound(OWNER, TYPED);
  expect(keptRound(OWNER)).toEqual(TYPED);
  dropRound(OWNER);
  expect(keptRound(OWNER)).toBeNull();
});

it('a pass belongs to one user and one client', () => {
  keepRound(OWNER, TYPED);
  expect([keptRound({ ...OWNER, userId: 8 }), keptRound({ ...OWNER, clientId: 2 })]).toEqual([null, null]);
});

it('without a number there is nothing to store, and what is damaged is no pass', () => {
  keepRound(OWNER, BEGUN);
  expect(keptRound(OWNER)).toBeNull();
  localStorage.setItem('vigia:trap-counts:v1:7:1', '{"key":1}');
  expect(keptRound(OWNER)).toBeNull();
});
