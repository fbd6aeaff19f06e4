import { formatNumber } from '@vigia/domain';

/**
 * What the components themselves say, in Spanish; where a prop of the same meaning is given, that is said instead. One
 * export each, so that a bundle takes only those it says.
 */
export const close = 'Cerrar';
export const cancel = 'Cancelar';
export const clear = 'Borrar';
export const all = 'Todos';
export const moreOptions = (count: number) => `Y ${formatNumber(count, 0)} más: siga escribiendo`;
export const noResults = 'Sin resultados';
export const showPassword = 'Mostrar contraseña';
export const hidePassword = 'Ocultar contraseña';
export const retry = 'Reintentar';
export const openMenu = 'Abrir menú';
export const closeMenu = 'Cerrar menú';
export const mainMenu = 'Menú principal';
export const skipToContent = 'Ir al contenido';
export const help = 'Ayuda';
export const helpText = 'Para consultas, problemas o sugerencias escriba a nuestro equipo de soporte:';
export const version = (version: string) => `Versión ${version}`;
export const account = 'Cuenta';
export const clientIs = (name: string) => `Cliente: ${name}`;
export const signOut = 'Cerrar sesión';
export const breadcrumb = 'Ruta de navegación';
export const upperPages = 'Páginas superiores';
export const busy = 'Trabajando';
export const loading = 'Cargando';
export const notices = 'Avisos';
export const remove = 'Quitar';
export const filters = 'Filtros';
export const filtersChosen = (count: number) => (count === 1 ? '1 elegido' : `${count} elegidos`);
export const clearFilters = 'Limpiar filtros';
export const showResults = 'Ver resultados';
export const chosenFilters = 'Filtros elegidos';
export const removeFilter = (filter: string) => `Quitar filtro ${filter}`;
export const rowsPerPage = 'Filas por página:';
export const pages = 'Páginas';
export const previousPage = 'Página anterior';
export const nextPage = 'Página siguiente';
export const pageRange = (from: number, to: number, total: number) =>
  `${formatNumber(from, 0)}–${formatNumber(to, 0)} de ${formatNumber(total, 0)}`;
export const moreOf = (row: string) => `Detalle de ${row}`;
export const sortBy = 'Ordenar por';
export const latitude = 'Latitud';
export const longitude = 'Longitud';
export const useMyPlace = 'Usar mi ubicación';
export const dateFormat = 'dd-mm-aaaa';
export const pickDate = (field: string) => `Elegir ${field} en el calendario`;
export const from = 'desde';
export const to = 'hasta';
export const addImages = 'Agregar imágenes';
export const chooseImage = 'Elegir imagen';
export const dropImages = 'Arrastre imágenes aquí';
export const removeFile = (file: string) => `Quitar ${file}`;
export const noPreview = 'sin vista previa';
export const search = 'Buscar...';
export const searchIn = (field: string) => `Buscar en ${field}`;
export const noChoice = 'Sin elegir';
export const chosenOf = (field: string) => `${field}: elegidos`;
export const chosenCount = (chosen: number, total: number) => `${chosen} de ${total} elegidos`;
export const add = 'Agregar';
export const newTag = 'Nuevo tag';
export const internalTag = 'interno';
export const markInternal = 'Marcar como interno';
export const crop = 'Hospedero';
export const season = 'Temporada';
export const client = 'Cliente';
export const typeAName = 'Escriba un nombre';
export const chooseOne = 'Elija uno';
export const newStation = 'Estación nueva';
export const stationWaits = 'Ya existe y espera su dispositivo: no se crea otra.';
export const chooseKind = 'Elija qué va a informar';
export const noDevices = 'No hay dispositivos sin estación';
export const days = 'días';
export const images = 'Imágenes';
export const optional = 'Opcional';
export const requiredNote = '(*) Campos requeridos';
export const less = (field: string) => `Menos ${field}`;
export const more = (field: string) => `Más ${field}`;
export const notCounted = 'sin capturas contadas';
export const state = {
  ok: 'en orden',
  warning: 'con advertencia',
  error: 'con error',
  neutral: 'sin información',
} as const;
