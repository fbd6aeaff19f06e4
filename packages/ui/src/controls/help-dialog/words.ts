import { room } from '../../words/room.ts';

/** What the dialog of help says. */
export const HELP = room('help', {
  title: 'Ayuda',
  text: 'Para consultas, problemas o sugerencias escriba a nuestro equipo de soporte:',
  version: (version: string) => `Versión ${version}`,
});
