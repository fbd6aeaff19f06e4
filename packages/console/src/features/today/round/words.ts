import { counted, formatNumber } from '@vigia/domain/es';
import { room } from '@vigia/ui';

/** `640 m`, `2,4 km`. */
export const metresText = (metres: number): string =>
  metres < 995
    ? `${formatNumber(Math.round(metres / 10) * 10, 0)} m`
    : `${formatNumber(metres / 1000, 1)} km`;

export const ROUND = room('round', {
  title: 'Ronda',
  crumb: 'Hoy',
  progress: (done: number, of: number) =>
    `${formatNumber(done, 0)} de ${counted(of, 'parada visitada', 'paradas visitadas')}`,
  total: (metres: number) => `${metresText(metres)} en línea recta`,
  fromHere: 'Partir desde aquí',
  fromFirst: 'Partir de la primera parada',
  locating: 'Buscando su ubicación',
  location: {
    denied: 'El dispositivo no permite leer su ubicación: la ronda parte de la primera parada.',
    failed: 'No se encontró su ubicación: la ronda parte de la primera parada. Puede volver a intentarlo.',
  },
  fromYou: (metres: number) => `a ${metresText(metres)} de usted`,
  fromLast: (metres: number) => `a ${metresText(metres)} de la anterior`,
  start: 'punto de partida',
  noPosition: 'sin ubicación en el mapa: no entra en el recorrido',
  map: 'Mapa de la ronda',
  stops: 'Paradas en orden de recorrido',
  nothingToDo: 'Agregada a la ronda',
  visited: (station: string) => `Visitada: ${station}`,
  remove: (station: string) => `Quitar ${station} de la ronda`,
  removed: (station: string) => `${station} salió de la ronda`,
  undo: 'Deshacer',
  add: 'Agregar una estación',
  addPlaceholder: 'Busque por estación o campo',
  addEmpty: 'Ninguna otra estación coincide',
  restart: 'Volver a la ronda propuesta',
  restarted: 'Se propuso la ronda otra vez',
  empty: 'No hay estaciones que visitar',
  emptyHint: 'Hoy ninguna estación pide una visita. Puede agregar las que quiera recorrer.',
  loading: 'Buscando qué estaciones visitar',
  share: 'Llevar la ronda',
  whatsApp: 'Enviar por WhatsApp',
  shareWith: 'Compartir',
  copy: 'Copiar lista',
  copied: 'Lista copiada',
  notCopied: 'No se pudo copiar la lista',
  calendar: 'Agregar al calendario',
  print: 'Imprimir',
  write: 'Anotaciones',

  /** The list as a text for other programs. */
  text: {
    title: (client: string, day: string) => `Ronda de ${client}, ${day}`,
    summary: (stops: number, metres: number) =>
      `${counted(stops, 'parada', 'paradas')}, ${metresText(metres)} en línea recta`,
    stop: (number: number, station: string, field: string, isDone: boolean) =>
      `${number}. ${station} (${field})${isDone ? ' ✓' : ''}`,
    todo: (text: string) => `   - ${text}`,
    place: (latitude: number, longitude: number) =>
      `   https://maps.google.com/?q=${latitude.toFixed(6)},${longitude.toFixed(6)}`,
  },
  file: (client: string, day: string) => `ronda ${client} ${day}`,
});

export type RoundWords = (typeof ROUND)['spanish'];
