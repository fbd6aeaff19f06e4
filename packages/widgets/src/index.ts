/**
 * For an application with a bundler: importing this defines every element; where there is no document, as on a server,
 * it does nothing. Elements say where the figures come from with their attribute `server`.
 */
import './npm/define.ts';

export type * from './npm/types.ts';
