import type { SetupStep, StationId } from '@vigia/domain/farm';
import type { SetupWords } from './words.ts';

export interface StepAction {
  readonly label: string;
  /** The address of the form, without the filters. */
  readonly path: string;
  readonly hash?: string;
}

/**
 * The forms for a step, the usual one first.
 *
 * @param stationId a station to which data can be brought; null without any
 */
export function stepActions(words: SetupWords, step: SetupStep, stationId: StationId | null): StepAction[] {
  const add = (label: string, table: string, hash = 'agregar'): StepAction => ({
    label,
    path: `/admin/${table}`,
    hash,
  });
  switch (step) {
    case 'client':
      return [add(words.actions.newClient, 'users', 'cliente-nuevo')];
    case 'people':
      return [add(words.actions.addPerson, 'users')];
    case 'sector':
      return [add(words.actions.addSector, 'sectors')];
    case 'season':
      return [add(words.actions.addSeason, 'seasons')];
    case 'station':
      return [add(words.actions.addStation, 'stations', 'agregar-con-dispositivo')];
    case 'measurements':
      return [
        add(words.actions.importCsv, 'stations', `mediciones-${stationId}`),
        { label: words.actions.deviceKey, path: '/admin/nodes' },
      ];
    case 'photo':
      return [
        add(words.actions.importPhotos, 'stations', `fotos-${stationId}`),
        { label: words.actions.count, path: '/count-bugs' },
      ];
  }
}
