import type { SetupStep, StationId } from '@vigia/domain';
import { ACTION_WORDS } from './words.ts';

export interface StepAction {
  readonly label: string;
  /** Where the real form is, without the filters. */
  readonly path: string;
  readonly hash?: string;
}

/**
 * The forms by which a step is done, the usual one first.
 *
 * @param stationId a station to which data can be brought; null without any
 */
export function stepActions(step: SetupStep, stationId: StationId | null): StepAction[] {
  const add = (label: string, table: string, hash = 'agregar'): StepAction => ({
    label,
    path: `/admin/${table}`,
    hash,
  });
  switch (step) {
    case 'client':
      return [add(ACTION_WORDS.newClient, 'users', 'cliente-nuevo')];
    case 'people':
      return [add(ACTION_WORDS.addPerson, 'users')];
    case 'sector':
      return [add(ACTION_WORDS.addSector, 'sectors')];
    case 'season':
      return [add(ACTION_WORDS.addSeason, 'seasons')];
    case 'station':
      return [add(ACTION_WORDS.addStation, 'stations', 'agregar-con-dispositivo')];
    case 'measurements':
      return [
        add(ACTION_WORDS.importCsv, 'stations', `mediciones-${stationId}`),
        { label: ACTION_WORDS.deviceKey, path: '/admin/nodes' },
      ];
    case 'photo':
      return [
        add(ACTION_WORDS.importPhotos, 'stations', `fotos-${stationId}`),
        { label: ACTION_WORDS.count, path: '/count-bugs' },
      ];
  }
}
