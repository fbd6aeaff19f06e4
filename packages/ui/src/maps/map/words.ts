import { counted } from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** Words of the map; a screen may replace any of them. */
export const MAP = room('map', {
  region: 'Mapa de estaciones',
  canvas: 'Mapa; las flechas lo mueven, más y menos lo acercan y alejan',
  marker: 'Punto del mapa',
  group: (count: number) => `${count} estaciones, acercar`,
  spread: (count: number) => `${count} estaciones en el mismo lugar, separar`,
  open: 'Ver',
  close: 'Cerrar',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Ver todas las estaciones',
  fitPicked: 'Ver el punto elegido',
  satellite: 'Ver imagen satelital',
  plain: 'Ver mapa sin imagen',
  showList: 'Ver como lista',
  showMap: 'Ver como mapa',
  list: 'Estaciones del mapa',
  find: 'Buscar estación',
  next: (count: number) => `Mostrar ${count} más`,
  noneFound: 'Ninguna estación se llama así',
  more: (left: number) => `y ${counted(left, 'estación más', 'estaciones más')}: busque por nombre`,
  loading: 'Cargando el mapa',
  refreshing: 'Actualizando estaciones',
  unavailable: 'Este navegador no puede dibujar el mapa; las estaciones siguen aquí.',
  unavailablePicker: 'Este navegador no puede dibujar el mapa; escriba las coordenadas.',
  empty: 'No hay estaciones que ubicar con estos filtros.',
  failed: 'No se pudieron cargar las estaciones',
  failedKept: 'El mapa vuelve apenas haya conexión.',
  tilesFailed: 'Sin imagen satelital por ahora; se ve el mapa base.',
  retry: 'Reintentar',
  unplaced: (count: number) =>
    `${counted(count, 'estación', 'estaciones')} sin posición válida: ${count === 1 ? 'está' : 'están'} en la lista.`,
  picker: 'Elegir posición',
  pickerHint: 'Toque el mapa, arrastre el punto o escriba las coordenadas.',
  picked: (latitude: string, longitude: string) =>
    `Punto elegido: ${latitude}, ${longitude}. Las flechas lo mueven.`,
});

/** Words for a device that does not give its position. */
export const LOCATION = room('location', {
  denied: 'El dispositivo no permite leer su ubicación. Toque el mapa o escriba las coordenadas.',
  failed: 'El dispositivo no encontró su ubicación. Intente de nuevo al aire libre.',
});
