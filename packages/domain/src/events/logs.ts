import type { EventType } from '../entities/event.ts';

/** The tables of the Reportes screen, one kind of event each. */
export const LOG_TYPES = [
  'install_log',
  'swap_log',
  'maintenance_log',
  'pesticide_log',
  'biofix_log',
] as const;
export type LogType = (typeof LOG_TYPES)[number];

export const EVENT_TYPE_OF_LOG: Readonly<Record<LogType, EventType>> = {
  install_log: 'device_install',
  swap_log: 'device_swap',
  maintenance_log: 'station_maintenance',
  pesticide_log: 'agrochemical_application',
  biofix_log: 'biofix_set',
};

export const LOG_COLUMNS = [
  'reportDate',
  'eventDate',
  'device',
  'station',
  'sector',
  'email',
  'comments',
  'lure',
  'oldDevice',
  'pest',
  'product',
  'dose',
  'season',
  'biofixType',
  'author',
] as const;
export type LogColumn = (typeof LOG_COLUMNS)[number];

const COMMON: readonly LogColumn[] = [
  'reportDate',
  'eventDate',
  'device',
  'station',
  'sector',
  'email',
  'comments',
];

/** Columns of one kind of event only, after those that all have and before who wrote it. */
const OWN: Readonly<Record<LogType, readonly LogColumn[]>> = {
  install_log: ['lure'],
  swap_log: ['oldDevice'],
  maintenance_log: ['lure'],
  pesticide_log: ['pest', 'product', 'dose'],
  biofix_log: ['pest', 'season', 'biofixType'],
};

export const logColumns = (type: LogType): readonly LogColumn[] => [...COMMON, ...OWN[type], 'author'];
