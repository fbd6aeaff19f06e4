import type { Reader } from './reader.ts';

/** Steps of a person, beginning with a new page. */
export interface Play {
  readonly name: string;
  readonly play: (reader: Reader) => Promise<void>;
}
