import { room } from '../words/room.ts';

/** Words shown instead of a panel that failed. */
export const BOUNDARY = room('boundary', {
  failed: (panel: string) => `No se pudo mostrar el panel ${panel}`,
  kept: 'Los datos guardados no cambiaron. El resto de la página sigue disponible.',
});

export type BoundaryWords = (typeof BOUNDARY)['spanish'];
