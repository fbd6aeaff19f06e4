export const WORDS = {
  product: 'Vigía',
  report: 'REGISTRO',
  pdfReportNotLoaded: 'No se pudo abrir la descarga. Revise su conexión e inténtelo otra vez.',
  help: 'Ayuda',
  noticeMail: {
    title: 'Avisos por correo',
    label: 'Recibir también por correo las notificaciones nuevas',
    hint: (address: string) =>
      `Llegan a ${address}, agrupadas y una sola vez. Las que ya leyó o ya están resueltas no se envían.`,
    on: 'Recibirá las notificaciones nuevas por correo',
    off: 'Ya no recibirá notificaciones por correo',
    notLoaded: 'No se pudo cargar la preferencia',
    failed: (reason: string) => `No se pudo guardar la preferencia: ${reason}.`,
    close: 'Cerrar',
  },
  clientFilter: 'Filtro de Cliente',
  clientLabel: 'Cliente',
  clientHint: 'Se mostrará su temporada más reciente.',
  clientFailed: 'No se pudo cargar el cliente. Sigue abierto el anterior.',
  loadingClient: (name: string) => `Cargando ${name}`,
} as const;
