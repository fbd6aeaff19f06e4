import type { ServiceCheck, ServiceState } from '../entities/service-check.ts';

/** What the checks of the service are called. */
export const SERVICE_CHECK_WORDS: Readonly<Record<ServiceCheck, string>> = {
  database: 'Base de datos',
  disk: 'Disco',
  photos: 'Fotos',
  copy: 'Última copia',
  mail: 'Correo',
  proxies: 'Proxies',
  clock: 'Reloj',
};

export const SERVICE_STATE_WORDS: Readonly<Record<ServiceState, string>> = {
  well: 'Bien',
  attention: 'Atención',
  failure: 'Falla',
};
