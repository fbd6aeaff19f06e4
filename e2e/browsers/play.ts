import type { Reader } from './reader.ts';

/** Something a person does, from a new page on. */
export interface Play {
  readonly name: string;
  readonly play: (reader: Reader) => Promise<void>;
}
