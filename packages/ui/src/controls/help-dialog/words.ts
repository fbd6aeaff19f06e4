import { room } from '../../words/room.ts';

/** Words of the help dialog. */
export const HELP = room('help', {
  title: 'Ayuda',
  text: 'Para consultas, problemas o sugerencias escriba a nuestro equipo de soporte:',
  version: (version: string) => `Versión ${version}`,
});
