import { createClient } from '@vigia/api/client';
import { atom } from 'jotai';
import { readyServicesAtom } from './services.ts';

/**
 * Every call that needs a session. Apart from the other services, because whoever has yet to sign in need not load it.
 */
export const apiAtom = atom((get) => createClient(get(readyServicesAtom).access));
