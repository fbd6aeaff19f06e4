import { room } from '@vigia/ui';

/** What a screen shows before the rest of "¿Y si…?" is loaded. */
export const WHAT_IF_BUTTON = room('what-if-button', { open: '¿Y si…?' });
