export type * from './entities/catalogue.ts';
export * from './entities/event.ts';
export type * from './entities/farm.ts';
export type * from './entities/ids.ts';
export type * from './entities/user.ts';
export type * from './units.ts';
