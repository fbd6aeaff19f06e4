import { createContext, type ReactNode, useContext } from 'react';

/** What a Spanish text of a chart becomes in the reader's language. */
export type Say = (text: string) => string;

export const asWritten: Say = (text) => text;

const SpokenContext = createContext(asWritten);

export interface SpokenProps {
  /** The same function from render to render. */
  readonly say: Say;
  readonly children: ReactNode;
}

/**
 * Charts whose texts are put into another language once they are drawn (`translatorOf`): they give each text the room
 * that it takes there.
 */
export function Spoken({ say, children }: SpokenProps) {
  return <SpokenContext value={say}>{children}</SpokenContext>;
}

export const useSay = (): Say => useContext(SpokenContext);
