import { type Language, SPANISH } from '@vigia/ui';
import { atom } from 'jotai';

/** The language of the whole console. */
export const languageAtom = atom<Language>(SPANISH);
