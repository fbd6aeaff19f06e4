import { room } from '../../words/room.ts';

/** Words around every screen: bars, menus and notices. */
export const FRAME = room('frame', {
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  menu: 'Menú',
  shortcuts: 'Accesos',
  mainMenu: 'Menú principal',
  skipToContent: 'Ir al contenido',
  breadcrumb: 'Ruta de navegación',
  upperPages: 'Páginas superiores',
  account: 'Cuenta',
  clientIs: (name: string) => `Cliente: ${name}`,
  signOut: 'Cerrar sesión',
  notices: 'Avisos',
});
