import type pg from 'pg';
import type { Everybody } from '../access-matrix/everybody.ts';

export interface Tools {
  readonly everybody: Everybody;
  readonly superuser: pg.Client;
}

/** Makes a call be answered as it should be. */
export type Make = (tools: Tools) => Promise<Response>;
