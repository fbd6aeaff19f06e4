import {
  ERROR_WORDS,
  HEALTH_CODE_WORDS,
  HEALTH_PART_WORDS,
  HEALTH_ROW_MESSAGES,
  HEALTH_ROW_WORDS,
  HEALTH_STATE_WORDS,
} from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** Words of the health of one station or device. */
export const HEALTH = room('health-pieces', {
  states: HEALTH_STATE_WORDS,
  parts: HEALTH_PART_WORDS,
  codes: HEALTH_CODE_WORDS,
  row: HEALTH_ROW_MESSAGES,
  requestFailed: ERROR_WORDS.requestFailed,
  noData: ERROR_WORDS.noData,
  past: 'El estado solo se muestra en la temporada actual y con dispositivo',
  asking: 'Consultando estado',
  allWell: 'Todo en orden',
  healthOf: (name: string) => `Estado de ${name}`,
  signal: (state: string) => `señal: ${state}`,
  details: 'Detalles',
});

/** Further words of the health of a device. */
export const DEVICE_HEALTH = room('device-health', {
  rows: HEALTH_ROW_WORDS,
  firmware: (version: string) => `Firmware ${version}`,
  unknownFirmware: 'Firmware desconocido',
  kept: 'Nada cambió en el dispositivo. Vuelva a intentarlo en un momento.',
});

/** Words of the health of several stations or devices. */
export const HEALTH_LIST = room('health-list', {
  totals: 'Totales de salud',
  noItems: 'Sin estaciones en esta selección',
  noItemsHint:
    'Las estaciones archivadas y los dispositivos dados de baja no se muestran. Elija otro cliente o quite filtros.',
  noSector: 'Sin campo',
  failed: 'No se pudo cargar la salud de los dispositivos',
});
