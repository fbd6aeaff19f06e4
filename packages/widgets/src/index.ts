/**
 * Entry for an application with a bundler: importing it defines every element. Without a document, as on a
 * server, it does nothing. Elements name the service by their attribute `server`.
 */
import './npm/define.ts';

export type * from './npm/types.ts';
