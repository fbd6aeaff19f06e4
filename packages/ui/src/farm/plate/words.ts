import type { PlateFigure } from '@vigia/domain/captures';
import { countedMoths, formatDay } from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** Words of the chip of a sticky plate and of its popover. */
export const PLATE_CHIP = room('plate-chip', {
  title: 'Placa adhesiva',
  asking: 'Consultando la placa',
  failed: 'No se pudo consultar la placa',
  retry: 'Reintentar',
  full: 'Placa llena',
  plate: 'Placa',
  none: 'sin polillas',
  notCounted: 'sin conteo',
  unknown: 'sin cambio registrado',
  unknownHint:
    'En los últimos 12 meses no hay una instalación, un reemplazo ni una mantención de esta estación: no se sabe desde cuándo está la placa. Registre una mantención cuando la cambie.',
  moths: countedMoths,
  mothsOf: (caught: number) => (caught === 1 ? 'polilla' : 'polillas'),
  since: (date: string) => `desde el cambio del ${date}`,
  fullSince: (date: string) =>
    `Llena desde el ${date}: desde ese día las capturas pueden estar subestimadas. Cámbiela y registre la mantención.`,
  notCountedSince: (date: string) =>
    `Sin conteo desde el cambio del ${date}. Se sabrá cuando se cuenten sus fotos o se ingrese un conteo en terreno.`,
  changeAt: ({ moths, sourceEs }: PlateFigure) =>
    `Se cambia con ${countedMoths(moths)}. Fuente: ${sourceEs}.`,
  unseen: 'El polvo y la suciedad no se ven desde aquí: revise la placa en cada visita.',
  day: formatDay,
});
