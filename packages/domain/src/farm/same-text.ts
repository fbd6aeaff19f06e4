import { searchForm } from '../forms/search-form.ts';

const folded = (text: string): string => searchForm(text).replace(/\s+/gu, ' ');

/** Whether people mean the same by two texts: without regard to case, accents and spaces. */
export const sameText = (a: string, b: string): boolean => folded(a) === folded(b);
