import { counted, SIGN_IN_WORDS } from '@vigia/domain/es';
import { room } from '@vigia/ui';

/** Words of the frame, and those that every screen needs. */
export const COMMON = room('common', {
  product: 'Vigía',
  loading: SIGN_IN_WORDS.loading,
  attempt: (attempt: number, of: number) => `Intento ${attempt} de ${of}`,
  retry: 'Reintentar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  countTraps: (count: number) => `Contar ${counted(count, 'trampa', 'trampas')}`,
  signOut: 'Cerrar sesión',
  serverFailed: 'El servidor no pudo responder',
  serverFailedHint: 'Vigía lo vuelve a intentar sola. Si continúa, escriba a soporte.',
  unreachable: 'No hay conexión con el servidor',
  unreachableHint: 'Revise su conexión a internet. Vigía lo vuelve a intentar sola.',
  stopped: 'La carga se detuvo',
  noClients: 'Su cuenta no tiene clientes asignados',
  noClientsHint: 'Escriba a soporte para que la asocien a su empresa.',
  loadFailed: 'No se pudieron cargar los datos',
  sessionOver: 'Su sesión terminó. Ingrese de nuevo.',
  signedOutElsewhere: 'Cerró sesión en otra pestaña',
  notRevoked:
    'La sesión se cerró en este equipo, pero el servidor no respondió: podría seguir abierta en él.',
  dialogNotLoaded: 'No se pudo abrir. Revise su conexión e inténtelo otra vez.',
  newVersion: 'Hay una versión nueva de Vigía',
  newVersionHint: 'Actualice para seguir. Lo que estaba escribiendo se conserva.',
  update: 'Actualizar',
  screenFailed: 'Esta pantalla no se pudo mostrar',
  screenFailedHint: 'Sus datos no se perdieron. Vuelva a intentarlo o elija otra pantalla en el menú.',
  noPlace: 'Sin ubicación: se muestra en Santiago. Indíquela en Editar estación.',
  requestFailed: 'Error al solicitar datos',
  all: 'Todas',
  none: 'No Asignado',
});

export type CommonWords = (typeof COMMON)['spanish'];
