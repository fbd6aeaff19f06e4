import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

export const PROGRAMS = room('programs', {
  title: 'Programas',
  subtitle: (client: string) => `Programas que leen o cargan datos de ${client}`,
  create: 'Nuevo programa',
  table: 'Programas',
  hint: 'Cada programa usa un token propio: abre solo lo que usted elija, tiene fecha de término y se puede terminar en cualquier momento. Lo que escribe queda en el historial a su nombre.',
  guide: 'Cómo se usa un token',
  columns: {
    name: 'Nombre',
    state: 'Estado',
    scopes: 'Permisos',
    sectors: 'Campos',
    expires: 'Vence',
    used: 'Último uso',
    start: 'Comienzo del token',
    createdAt: 'Creado',
    createdBy: 'Creado por',
  },
  allSectors: 'Todos',
  unused: 'Sin uso',
  rotatingUntil: (until: string) => `El token anterior sirve hasta el ${until}`,
  empty: 'Todavía no hay programas',
  emptyHint:
    'Cree uno para que una planilla, el sistema de riego o el de la exportadora lea los datos del campo o cargue mediciones, sin la contraseña de nadie.',
  rotate: 'Cambiar token',
  end: 'Terminar',
  endTitle: (name: string) => `¿Terminar el programa ${name}?`,
  endText: 'Su token deja de servir de inmediato y no se puede recuperar. Lo que ya escribió se conserva.',
  ended: 'Programa terminado: su token ya no sirve',
  failed: (reason: string) => `No se pudo guardar: ${reason}`,
  form: {
    title: 'Nuevo programa',
    name: 'Nombre',
    nameHelp: 'Así aparece en el historial: el sistema que lo usará, como «Riego del packing»',
    scopes: 'Permisos',
    scopesHelp: 'Elija solo lo que necesita; después no se cambian',
    reach: 'Campos que alcanza',
    whole: 'Todos los del cliente, también los que se agreguen',
    some: 'Solo algunos',
    sectors: 'Campos',
    expires: 'Vence al terminar el día',
    expiresHelp: (days: number) => `Hasta ${days} días; al cambiar el token elige otra fecha`,
    save: 'Crear token',
    saved: 'Token creado',
    incomplete: 'Revise los campos marcados',
    errors: {
      name: 'Escriba un nombre',
      scopes: 'Elija al menos un permiso',
      sectors: 'Elija al menos un campo',
      past: 'Elija una fecha desde hoy',
      far: (days: number) => `Elija una fecha dentro de ${days} días`,
    },
  },
  rotating: {
    title: (name: string) => `Cambiar el token de ${name}`,
    text: 'Se crea otro token con los mismos permisos. El actual sigue sirviendo un tiempo, para cambiarlo en el programa sin detenerlo.',
    overlap: 'El token actual sirve',
    hours: (hours: number) =>
      hours === 0
        ? 'Hasta ahora: se termina ya'
        : hours < 48
          ? `${counted(hours, 'hora', 'horas')} más`
          : `${hours / 24} días más`,
    save: 'Crear otro token',
  },
  secret: {
    title: (name: string) => `Token de ${name}`,
    note: 'Se muestra solo esta vez: cópielo ahora y guárdelo donde el programa lo lee. Quien lo tiene puede hacer todo lo que el token permite.',
    token: 'Token',
    copyToken: 'Copiar token',
    trial: 'Para probarlo en un terminal',
    copyTrial: 'Copiar orden',
    done: 'Ya lo guardé',
  },
});

export type ProgramWords = (typeof PROGRAMS)['spanish'];
