import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { askForProof, proofAtom } from './proof.ts';

it('asks what a request needs, and tells it whether the user has shown that', async () => {
  const store = createStore();
  for (const isShown of [true, false]) {
    const asked = askForProof(store, 'password');
    expect(store.get(proofAtom)).toMatchObject({ need: 'password' });
    store.get(proofAtom)?.answer(isShown);
    expect(await asked).toBe(isShown);
    expect(store.get(proofAtom)).toBeNull();
  }
});

it('asks once for requests at the same time', async () => {
  const store = createStore();
  const both = Promise.all([askForProof(store, 'everything'), askForProof(store, 'everything')]);
  store.get(proofAtom)?.answer(true);
  expect(await both).toEqual([true, true]);
  expect(store.get(proofAtom)).toBeNull();
});
