import { useQueryClient } from '@tanstack/react-query';
import type { UserId } from '@vigia/domain/farm';
import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { atRest } from '../at-rest.ts';
import { sessionAtom } from '../state/session.ts';
import { todayAtom } from '../state/today.ts';
import { keepingAnswers } from './keeping.ts';

/** Whoever had this device before has left answers where their session only ended. */
const forgetOthers = async (userId: UserId) => (await import('./answer-store.ts')).keepOnlyFor(userId);

/** From here on the answers to what is read in the field are kept on this device, and read from it without a network. */
export function useKeptAnswers(userId: UserId): void {
  const store = useStore();
  const client = useQueryClient();
  const isHere = useRef(false);
  useEffect(() => atRest(() => void forgetOthers(userId).catch(() => undefined)), [userId]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  // Before the first query: an effect would come after it.
  useState(() => {
    const reader = () => {
      const session = store.get(sessionAtom);
      const isReader = isHere.current && session.status === 'signed-in' && session.user.id === userId;
      return isReader ? { userId, today: store.get(todayAtom) } : null;
    };
    const { queries, ...others } = client.getDefaultOptions();
    client.setDefaultOptions({ ...others, queries: { ...queries, persister: keepingAnswers(reader) } });
  });
}
