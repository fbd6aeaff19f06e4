export const WORDS = {
  product: 'Vigía',
  report: 'REGISTRO',
  pdfReportNotLoaded: 'No se pudo abrir la descarga. Revise su conexión e inténtelo otra vez.',
  help: 'Ayuda',
  clientFilter: 'Filtro de Cliente',
  clientLabel: 'Cliente',
  clientHint: 'Se mostrará su temporada más reciente.',
  clientFailed: 'No se pudo cargar el cliente. Sigue abierto el anterior.',
  loadingClient: (name: string) => `Cargando ${name}`,
} as const;
