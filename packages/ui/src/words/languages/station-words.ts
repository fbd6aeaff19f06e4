import {
  type EmbedLocale,
  HEALTH_PART_WORDS,
  HEALTH_STATE_WORDS,
  type HealthPartId,
  type HealthState,
  type PublishedLevel,
} from '@vigia/domain';
import { phrasesIn } from './shared-phrases.ts';

/** Stations at a glance: last values, parts and how they are, captures of the week and their level. */
export interface StationWords {
  readonly values: Readonly<Record<'temperature' | 'humidity' | 'rain', string>>;
  readonly parts: Readonly<Record<HealthPartId, string>>;
  /** As they stand after a part and a colon. */
  readonly states: Readonly<Record<HealthState, string>>;
  readonly captures: string;
  /** Under the number of them. */
  readonly weekCaptures: string;
  /** Instead of a value. */
  readonly noValue: string;
  readonly levels: Readonly<Record<PublishedLevel, string>>;
  /** What the levels on a map are, and how well its places are known. */
  readonly mapNote: string;
  readonly noStations: string;
}

const OWN: Readonly<
  Record<EmbedLocale, Pick<StationWords, 'weekCaptures' | 'levels' | 'mapNote' | 'noStations'>>
> = {
  es: {
    weekCaptures: 'capturas en siete días',
    levels: { low: 'Bajo', moderate: 'Medio', high: 'Alto', unknown: 'Sin datos' },
    mapNote: 'Nivel por capturas de los últimos siete días. Las posiciones son aproximadas.',
    noStations: 'Este campo no tiene estaciones publicadas.',
  },
  en: {
    weekCaptures: 'catches in seven days',
    levels: { low: 'Low', moderate: 'Moderate', high: 'High', unknown: 'No data' },
    mapNote: 'Level by the catches of the last seven days. Positions are approximate.',
    noStations: 'This field publishes no stations.',
  },
  pt: {
    weekCaptures: 'capturas em sete dias',
    levels: { low: 'Baixo', moderate: 'Médio', high: 'Alto', unknown: 'Sem dados' },
    mapNote: 'Nível pelas capturas dos últimos sete dias. As posições são aproximadas.',
    noStations: 'Este talhão não publica estações.',
  },
};

/** What a published station's picture and widget say of it: in Spanish, what the console says. */
export function stationWordsIn(language: EmbedLocale): StationWords {
  const say = phrasesIn(language);
  const state = (one: HealthState) => say(HEALTH_STATE_WORDS[one]).toLowerCase();
  return {
    ...OWN[language],
    captures: say('Capturas'),
    noValue: say('sin dato'),
    values: { temperature: say('Temperatura'), humidity: say('Humedad'), rain: say('Lluvia de hoy') },
    parts: {
      connection: say(HEALTH_PART_WORDS.connection),
      energy: say(HEALTH_PART_WORDS.energy),
      images: say(HEALTH_PART_WORDS.images),
      sensors: say(HEALTH_PART_WORDS.sensors),
    },
    states: {
      ok: state('ok'),
      warning: state('warning'),
      error: state('error'),
      unknown: state('unknown'),
    },
  };
}
