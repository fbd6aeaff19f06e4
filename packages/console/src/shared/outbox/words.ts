import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

/** What is shown where it will stand, and waits on this device. */
export const UNSENT = room('unsent', {
  kept: 'Guardado en este teléfono: se enviará solo cuando haya señal',
  waiting: 'Por enviar',
  attention: 'No se pudo enviar',
  list: (count: number) => `Por enviar (${count})`,
  open: 'Abrir Por enviar',
  photos: (count: number) => counted(count, 'foto', 'fotos'),
  countIsSent: 'El conteo ya está en el servidor',
  found: (found: number | null) =>
    found === null ? 'Quitar el conteo' : counted(found, 'insecto', 'insectos'),
});

export type UnsentWords = (typeof UNSENT)['spanish'];
