import {
  CHILL_BASE,
  CHILL_METRICS,
  CHILL_MODELS,
  countedDays,
  FIGURES_OF_GENERATION,
  formatNumber,
  GUBLER_RULE,
  LONGEST_FILLED_GAP,
  MIN_DAY_COVERAGE,
  SIGNAL_FIGURE_WORDS,
  SIGNAL_GENERATIONS,
  SIGNAL_LEVEL_WORDS,
  SIGNAL_LINES,
  SIGNAL_QUALITIES,
  SIGNAL_QUALITY_WORDS,
  SIGNAL_THRESHOLDS,
} from '@vigia/domain';
import type { OriginEntry } from './panel-origin.tsx';

const coverage = `${formatNumber(MIN_DAY_COVERAGE * 24, 0)} de las 24 horas`;

function missingText(days: number): string {
  if (days === 0) return 'No faltan días.';
  return `${days === 1 ? 'Falta' : 'Faltan'} ${countedDays(days)}: se ven como corte, nunca como cero.`;
}

export function climateOrigin(missingDays: number): OriginEntry[] {
  return [
    {
      term: 'Máxima y mínima del día',
      text: 'La mayor y la menor de las lecturas del día, de 00:00 a 24:00 en hora de Chile, sobre las estaciones del campo.',
    },
    {
      term: 'Lecturas que no se usan',
      text: 'Las imposibles (sensor dañado) se descartan. Una humedad apenas sobre 100 % cuenta como 100 %.',
    },
    { term: 'Días sin datos', text: missingText(missingDays) },
  ];
}

export function chillOrigin(missingDays: number): OriginEntry[] {
  return [
    ...CHILL_METRICS.map((metric) => ({
      term: `${CHILL_MODELS[metric].label} (${CHILL_MODELS[metric].unitLabel})`,
      text: CHILL_MODELS[metric].description,
      source: CHILL_MODELS[metric].citation,
    })),
    {
      term: 'Temperaturas',
      text: `Promedios horarios; el umbral de Horas Frío es ${formatNumber(CHILL_BASE, 0)} °C. Vacíos de hasta ${LONGEST_FILLED_GAP} horas se completan con una recta; los más largos no suman frío.`,
    },
    { term: 'Días sin datos', text: missingText(missingDays) },
  ];
}

export function mildewOrigin(missingDays: number): OriginEntry[] {
  const { band, hours, onsetDays, onsetPoints, rise, fall } = GUBLER_RULE;
  return [
    {
      term: 'Día favorable',
      text: `Al menos ${hours} horas seguidas entre ${band.from} y ${band.to} °C dentro del día.`,
    },
    {
      term: 'Índice',
      text: `Parte en ${onsetPoints} puntos tras ${onsetDays} días favorables seguidos. Desde entonces, cada día favorable suma ${rise} y cada otro día resta ${fall}, siempre entre 0 y 100.`,
      source:
        'Gubler, W. D., Rademacher, M. R., Vasquez, S. J. y Thomas, C. S. (1999). Control of powdery mildew using the UC Davis powdery mildew risk index. APSnet Feature 0199.',
    },
    {
      term: 'Días sin datos',
      text: `Con menos de ${coverage} el día no se evalúa, salvo que ya tenga un tramo favorable. ${missingText(missingDays)}`,
    },
  ];
}

export function signalOrigin(): OriginEntry[] {
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
  ];
}

export function deviceOrigin(): OriginEntry[] {
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
  ];
}

export function captureOrigin(): OriginEntry[] {
  return [
    {
      term: 'Capturas de un día',
      text: 'Insectos que las fotografías del día muestran por sobre el máximo visto antes en la misma lámina. Al cambiar la lámina se parte de cero; un conteo menor al anterior no resta.',
    },
    { term: 'Incrementales semanales', text: 'Suma de lunes a domingo; se anota el domingo.' },
    {
      term: 'Incrementales de martes y viernes',
      text: 'Lo capturado desde el cierre anterior; se anota el martes o el viernes.',
    },
    {
      term: 'Acumuladas y en fotografía',
      text: 'Suma desde el primer registro, e insectos a la vista en la última fotografía de cada día.',
    },
  ];
}
