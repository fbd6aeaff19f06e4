import { room } from '@vigia/ui';

/** What a screen shows before the rest of "¿Y si…?" is loaded. */
export const WHAT_IF_BUTTON = room('what-if-button', {
  open: '¿Y si…?',
  nothing: 'Para suponer algo, elija un campo con estaciones de una plaga que se siga por grados día.',
});
