import { counted, formatNumber } from '@vigia/domain/es';
import { room } from '@vigia/ui';

export const HEALTH = room('health', {
  title: 'Salud',
  subtitle: (stations: number, devices: number) =>
    `${counted(stations, 'estación', 'estaciones')} · ${counted(devices, 'nodo', 'nodos')} · últimos 14 días`,
  subject: 'Qué se muestra',
  stations: 'Estaciones',
  nodes: 'Nodos',
  allClients: 'Todos los clientes',
  search: 'Buscar...',
  searchLabel: 'Buscar estación, nodo o campo',
  asking: (known: number, all: number) => `Consultando estado: ${known} de ${all}`,
  stop: 'Detener',
  stopped: (missing: number) =>
    `Se detuvo la consulta: ${counted(missing, 'estado quedó', 'estados quedaron')} sin consultar.`,
  resume: 'Continuar',
  failed: {
    stations: (count: number) =>
      `No se pudo consultar el estado de ${counted(count, 'estación', 'estaciones')}.`,
    nodes: (count: number) => `No se pudo consultar el estado de ${counted(count, 'nodo', 'nodos')}.`,
  },
  treesFailed: (count: number) => `No se pudieron cargar ${counted(count, 'cliente', 'clientes')}.`,
  nothing: 'Nada coincide con la búsqueda',
  nothingHint: 'Pruebe con otro nombre de estación, nodo o campo, o muestre todos los estados.',
  clear: 'Mostrar todo',
  more: (missing: number) => `Mostrar ${formatNumber(missing, 0)} más`,
  noSector: 'Sin estación asignada',
});
