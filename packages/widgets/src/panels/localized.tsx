import type { ReactNode } from 'react';
import type { Language } from '../elements/language.ts';

export interface LocalizedProps {
  readonly language: Language;
  readonly data: unknown;
  readonly children: ReactNode;
}

export function Localized({ children }: LocalizedProps) {
  return children;
}
