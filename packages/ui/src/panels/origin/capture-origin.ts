import type { OriginFacts } from './origin-facts.ts';
import type { OriginEntry } from './origin-list.tsx';
import { recordEntries, startEntries, stationsText } from './record-entries.ts';

/** How captures are counted from photos, wherever they are charted. */
export const CAPTURE_ENTRIES: readonly OriginEntry[] = [
  {
    term: 'Capturas de un día',
    text: 'Insectos que las fotografías del día muestran por sobre el máximo visto antes en la misma lámina. Al cambiar la lámina se parte de cero; un conteo menor al anterior no resta.',
  },
  {
    term: 'Días sin fotografía',
    text: 'No cuentan como cero: lo capturado entonces aparece con la fotografía siguiente.',
  },
  { term: 'Incrementales semanales', text: 'Suma de lunes a domingo; se anota el domingo.' },
  {
    term: 'Acumuladas y en fotografía',
    text: 'Suma desde el primer registro, e insectos a la vista en la última fotografía de cada día.',
  },
];

/** @param facts `stations` where they are put together; the panel of each station has none */
export function captureOrigin(facts: OriginFacts = {}, source?: string): OriginEntry[] {
  const { start, stations } = facts;
  return [
    ...CAPTURE_ENTRIES,
    {
      term: 'Incrementales de martes y viernes',
      text: 'Lo capturado desde el cierre anterior; se anota el martes o el viernes.',
    },
    ...(stations === undefined
      ? []
      : [{ term: 'Estaciones', text: `${stationsText('Suma de', stations)}.` }]),
    ...startEntries(start),
    ...recordEntries(facts, source),
  ];
}
