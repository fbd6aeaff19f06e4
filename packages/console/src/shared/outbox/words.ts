import { room } from '@vigia/ui';

/** What is shown where it will stand, and waits on this device. */
export const UNSENT = room('unsent', {
  kept: 'Guardado en este teléfono: se enviará solo cuando haya señal',
  waiting: 'Por enviar',
  attention: 'No se pudo enviar',
  marker: (label: string) => `${label} · por enviar`,
});
