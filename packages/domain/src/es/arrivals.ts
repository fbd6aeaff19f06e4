import type { ArrivalCall, ArrivalOutcome, KeyFault } from '../devices/arrival.ts';

/** What a device sent or asked for. */
export const ARRIVAL_CALL_WORDS: Readonly<Record<ArrivalCall, string>> = {
  data: 'Lecturas',
  logs: 'Registro',
  image: 'Foto',
  config: 'Pidió su configuración',
};

/** What became of it. */
export const ARRIVAL_OUTCOME_WORDS: Readonly<Record<ArrivalOutcome, string>> = {
  taken: 'Guardado',
  partly: 'Guardado en parte',
  apart: 'Apartado',
  repeated: 'Ya estaba',
  refused: 'Rechazado',
  failed: 'Falla del servicio',
};

/** What was wrong with the key, where no device in service is named. */
export const KEY_FAULT_WORDS: Readonly<Record<KeyFault, string>> = {
  missing: 'No la traía',
  malformed: 'No tiene forma de llave',
  unknown: 'No es de ningún dispositivo en servicio',
};
