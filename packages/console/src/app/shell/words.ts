import { room } from '@vigia/ui';

export const SHELL = room('shell', {
  product: 'Vigía',
  report: 'REGISTRO',
  help: 'Ayuda',
  firstSteps: 'Empezar: los primeros pasos de este cliente',
  growerPage: 'Vigía en el campo: leer y registrar',
  administratorPage: 'Administrar Vigía',
  guide: 'Guía del primer campo',
  noticeMail: {
    title: 'Cómo me avisan',
    mail: 'Correo',
    times: 'Cuándo',
    timesHint:
      'Vale para el correo y el teléfono. Lo que llega en las horas de silencio se avisa al terminar.',
    quietFrom: 'Silencio desde',
    quietTo: 'Silencio hasta',
    noQuiet: 'Sin horas de silencio',
    digest: 'Cada cuánto',
    atOnce: 'Apenas ocurre',
    digestAt: (hour: string) => `Un resumen al día, a las ${hour}`,
    timesSaved: 'Se guardó cuándo le avisamos',
    phone: 'Este teléfono o computador',
    phoneHere: 'Avisar en este teléfono',
    phoneHint: 'El aviso aparece aunque Vigía esté cerrada.',
    phoneDenied:
      'El navegador no permite avisos de Vigía. Para permitirlos, abra los ajustes del sitio (el candado junto a la dirección), elija Notificaciones y Permitir, y vuelva a cargar la página. En iPhone: Ajustes, Notificaciones, Vigía.',
    phoneOn: 'Los avisos llegarán también a este teléfono',
    phoneOff: 'Este teléfono ya no recibe avisos',
    phoneFailed: (reason: string) => `No se pudo cambiar: ${reason}.`,
    phoneRefused: 'el navegador no entregó su dirección de avisos; vuelva a intentarlo con señal',
    otherPhones: 'También le avisamos en',
    otherPhone: (label: string, since: string) => `${label}, desde el ${since}`,
    removePhone: (label: string) => `Dejar de avisar en ${label}`,
    phoneRemoved: (label: string) => `${label} ya no recibe avisos`,
    label: 'Recibir también por correo las notificaciones nuevas',
    hint: (address: string) =>
      `Llegan a ${address}, agrupadas y una sola vez. Las que ya leyó o ya están resueltas no se envían.`,
    on: 'Recibirá las notificaciones nuevas por correo',
    off: 'Ya no recibirá notificaciones por correo',
    notLoaded: 'No se pudo cargar la preferencia',
    failed: (reason: string) => `No se pudo guardar la preferencia: ${reason}.`,
    close: 'Cerrar',
  },
  access: 'Accesos',
  thisDevice: 'En este teléfono',
  password: {
    title: 'Cambiar contraseña',
    current: 'Contraseña actual',
    chosen: 'Contraseña nueva',
    chosenHelp: 'Use al menos 10 caracteres.',
    repeated: 'Repita la contraseña nueva',
    currentMissing: 'Ingrese su contraseña actual',
    notTheSame: 'Las contraseñas no son iguales',
    tooLong: (longest: number) => `La contraseña puede tener hasta ${longest} caracteres`,
    hint: 'Sus sesiones en otros equipos se cierran; esta sigue abierta.',
    external: 'Si ingresa con el directorio de su empresa, esa contraseña se cambia allí.',
    changed: 'Su contraseña fue cambiada',
    failed: (reason: string) => `No se pudo cambiar la contraseña: ${reason}.`,
  },
  theme: 'Tema',
  sun: 'Pantalla para pleno sol',
  leaveSun: 'Dejar la pantalla para pleno sol',
  themes: { light: 'Claro', dark: 'Oscuro', sol: 'Sol (alto contraste)', system: 'Como el equipo' },
  density: 'Densidad',
  densities: { comfortable: 'Cómoda', compact: 'Compacta' },
  screenClosed: (title: string) => `Su acceso cambió: ${title} ya no está entre sus pantallas`,
  foreignClient: (name: string) => `No tiene acceso al cliente de esa dirección. Se muestra ${name}.`,
  clientFilter: 'Filtro de Cliente',
  clientLabel: 'Cliente',
  clientHint: 'Se mostrará su temporada más reciente.',
  clientFailed: 'No se pudo cargar el cliente. Sigue abierto el anterior.',
  loadingClient: (name: string) => `Cargando ${name}`,
  offline: 'Sin conexión',
  dataOf: (age: string) => `datos de ${age}`,
  /** How long ago. */
  ages: {
    now: 'hace un momento',
    minutes: (count: number) => `hace ${count} min`,
    hours: (count: number) => `hace ${count} h`,
    days: (count: number) => `hace ${count} días`,
  },
  clock: {
    minutes: (count: number) => `${count} minutos`,
    hours: (count: number) => (count === 1 ? '1 hora' : `${count} horas`),
    days: (count: number) => `${count} días`,
    behind: (span: string) =>
      `El reloj de este equipo está atrasado ${span}. Corríjalo en sus ajustes; las fechas de Vigía siguen la hora del servidor.`,
    ahead: (span: string) =>
      `El reloj de este equipo está adelantado ${span}. Corríjalo en sus ajustes; las fechas de Vigía siguen la hora del servidor.`,
  },
  outbox: {
    open: 'Ver',
    signOutTitle: (count: number) =>
      count === 1 ? '¿Cerrar sesión sin enviar 1 registro?' : `¿Cerrar sesión sin enviar ${count} registros?`,
    signOutHint:
      'Están solo en este teléfono y se perderán. Espere a tener señal, o guárdelos en un archivo desde «Por enviar».',
    signOutAnyway: 'Descartar y cerrar sesión',
    stay: 'Seguir aquí',
    waiting: (count: number) =>
      count === 1
        ? '1 registro guardado en este teléfono: se enviará solo cuando haya señal.'
        : `${count} registros guardados en este teléfono: se enviarán solos cuando haya señal.`,
    full: (count: number) =>
      count === 1
        ? 'No queda espacio en este teléfono para enviar 1 registro: borre fotos o aplicaciones. Lo escrito está a salvo.'
        : `No queda espacio en este teléfono para enviar ${count} registros: borre fotos o aplicaciones. Lo escrito está a salvo.`,
    sending: (count: number) => (count === 1 ? 'Enviando 1 registro.' : `Enviando ${count} registros.`),
    attention: (count: number) =>
      count === 1
        ? '1 registro sin enviar necesita su atención.'
        : `${count} registros sin enviar necesitan su atención.`,
  },
  countsUnknown: (counts: number) =>
    counts === 1
      ? 'No se pudieron consultar las capturas de 1 plaga.'
      : `No se pudieron consultar las capturas de ${counts} plagas.`,
  healthUnknown: (stations: number) =>
    stations === 1
      ? 'No se pudo consultar el estado de 1 estación: su señal de error no indica una falla del equipo.'
      : `No se pudo consultar el estado de ${stations} estaciones: su señal de error no indica una falla del equipo.`,
});

export type ShellWords = (typeof SHELL)['spanish'];
