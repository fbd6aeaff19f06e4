import type { IsoDate } from '@vigia/domain';
import { formatDay } from '@vigia/domain/es';
import { room } from '@vigia/ui';

export const PRINTED_SCENARIO = room('printed-scenario', {
  beside: 'Es un supuesto, junto a la temporada como va: no son datos medidos y no cambia nada del campo.',
  supposed: (parts: string) => `Se supone: ${parts}.`,
  nothing: 'Nada se supone todavía: las dos curvas son la misma.',
  printed: (day: IsoDate) => `Impreso el ${formatDay(day)}`,
  biofix: (name: string) => `${name} como va`,
  supposedBiofix: (name: string) => `${name} supuesto`,
  threshold: (captured: string) => `Umbral: ${captured}`,
});
