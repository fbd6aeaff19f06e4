import {
  FIGURES_OF_GENERATION,
  SIGNAL_FIGURE_WORDS,
  SIGNAL_GENERATIONS,
  SIGNAL_LEVEL_WORDS,
  SIGNAL_LINES,
  SIGNAL_QUALITIES,
  SIGNAL_QUALITY_WORDS,
  SIGNAL_THRESHOLDS,
} from '@vigia/domain';
import type { OriginEntry } from './origin-list.tsx';
import { recordEntries } from './record-entries.ts';

export function signalOrigin(source?: string): OriginEntry[] {
  return [
    {
      term: 'Señal diaria',
      text: `Promedio de la intensidad del día. Líneas: ${SIGNAL_LINES.map(({ level, dbm }) => `${SIGNAL_LEVEL_WORDS[level].toLowerCase()} ${dbm} dBm`).join(', ')}. Solo equipos 2M.`,
    },
    ...SIGNAL_GENERATIONS.map((generation) => ({
      term: `Clases en ${generation}`,
      text: FIGURES_OF_GENERATION[generation]
        .map((figure) => {
          const [, ...edges] = SIGNAL_THRESHOLDS[figure];
          const classes = SIGNAL_QUALITIES.slice(0, 3).map(
            (quality, i) => `${SIGNAL_QUALITY_WORDS[quality].toLowerCase()} desde ${edges[i]}`,
          );
          return `${SIGNAL_FIGURE_WORDS[figure]}: ${classes.join(', ')}; bajo eso, mala.`;
        })
        .join(' '),
    })),
    { term: 'Clase de una lectura', text: 'La peor de sus cifras: intensidad sin calidad no lleva datos.' },
    ...recordEntries({}, source),
  ];
}

export function deviceOrigin(source?: string): OriginEntry[] {
  return [
    {
      term: 'Lecturas',
      text: 'Las que envió el equipo, sin promediar, en la hora de Chile en que se tomaron. Un vacío largo se ve como corte.',
    },
    {
      term: 'Temperatura y humedad',
      text: 'Del sensor del equipo, dentro de la trampa: al sol marca más que el aire.',
    },
    {
      term: 'Altitud',
      text: 'La estima el equipo desde la presión del aire; cambia con el tiempo atmosférico.',
    },
    ...recordEntries({}, source),
  ];
}

export function weatherSourcesOrigin(source?: string): OriginEntry[] {
  return [
    { term: 'Estación', text: 'Lo que midió el equipo, sin promediar.' },
    {
      term: 'Proveedor',
      text: 'Lo que el servicio de clima en uso informó de horas ya pasadas, para el lugar de la estación.',
    },
    {
      term: 'Clima consolidado',
      text: 'Promedios horarios de la estación; las horas sin datos se llenan con las del proveedor.',
    },
    ...recordEntries({}, source),
  ];
}
