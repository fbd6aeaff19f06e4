import { createHttp, type Send } from '@vigia/api/client';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { readyServicesAtom } from './services.ts';

/** Sends calls that need the session. In a file of its own, so that the sign-in page does not load it. */
export const sendAtom = atom((get) => createHttp(get(readyServicesAtom).access));

/** The calls of one kind, such as `imageCalls`. Their code comes with the screen or dialog that imports them. */
export function useCalls<Calls>(callsOf: (send: Send) => Calls): Calls {
  const send = useAtomValue(sendAtom);
  return useMemo(() => callsOf(send), [callsOf, send]);
}
