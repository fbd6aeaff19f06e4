/** Sentences that the specification gives literally, for the sign-in. */
export const SIGN_IN_WORDS = {
  heading: 'Ingresa con tu cuenta',
  username: 'Correo electrónico',
  sendCode: 'Enviar código',
  /** Also for an unknown user, so that the two cannot be distinguished. */
  wrongCredentials: 'Correo o contraseña incorrectos',
  loading: 'Cargando datos',
} as const;

/** The same for filters and search. */
export const FILTER_WORDS = {
  /** Every one, of feminine (Temporada, Plaga) and masculine (Campo, Cultivo) nouns. */
  allFeminine: 'Todas',
  allMasculine: 'Todos',
  none: 'No Asignado',
  filters: 'Filtros',
  clientFilter: 'Filtro de Cliente',
  search: 'Buscar...',
  searchSectors: 'Campo o plaga',
  crops: 'Cultivos',
  season: 'Temporada',
} as const;

/** The same for fields and requests that fail. */
export const ERROR_WORDS = {
  invalidDate: 'Fecha inválida',
  dateFormat: 'YYYY-MM-DD',
  requiredFields: 'Por favor llenar todos los campos requeridos (*)',
  saveFailed: 'Error al guardar. Nuestro equipo ha sido notificado del problema.',
  /** For failures without a line to the service: nobody can have been notified. */
  saveOffline: 'Error al guardar: no hay conexión a internet. Lo escrito sigue aquí.',
  requestFailed: 'Error al solicitar datos',
  accessDenied: 'Access denied',
  noRecords: 'No hay registros',
  noData: 'Sin datos',
} as const;
