import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { capturesBesideSentences, type NamedCaptures } from './captures-beside-sentences.ts';

const soFar = { own: 1234, on: isoDate('2026-11-20'), sum: 412.34 };
const all: readonly NamedCaptures[] = [
  { name: '2025–26', beside: { caught: { until: 1, after: 1430 }, reason: null } },
  { name: '2024–25', beside: { caught: null, reason: 'no-record' } },
  { name: '2023–24', beside: null },
];
const LEFT = {
  es: [
    'No se compara 2024–25: no hay registro de esos días.',
    'No se compara 2023–24: no hay estaciones de esta plaga en ese campo.',
  ],
  en: [
    'Not compared: 2024–25, without a record of those days.',
    'Not compared: 2023–24, without stations of this pest.',
  ],
  pt: [
    'Não se compara 2024–25: não há registro desses dias.',
    'Não se compara 2023–24: não há estações desta praga.',
  ],
} as const;

describe('what is said of captures of other seasons', () => {
  it.each([
    [
      'es',
      'calendar',
      'Al 20 nov esta temporada lleva 1.234 individuos.',
      'Al mismo día, 2025–26 llevaba 1 individuo; después sumó 1.430.',
    ],
    [
      'en',
      'calendar',
      'On 20 Nov 2026 this season has 1,234 insects.',
      'By the same day 2025–26 had 1 insect, and 1,430 after it.',
    ],
    [
      'pt',
      'calendar',
      'Em 20 nov 2026 esta safra soma 1.234 indivíduos.',
      'No mesmo dia, 2025–26 somava 1 indivíduo; depois somou 1.430.',
    ],
    [
      'en',
      'biofix',
      'On 20 Nov 2026, counting days from each biofix, this season has 1,234 insects.',
      'By the same day after its biofix 2025–26 had 1 insect, and 1,430 after it.',
    ],
    [
      'pt',
      'biofix',
      'Em 20 nov 2026, contando os dias desde cada biofix, esta safra soma 1.234 indivíduos.',
      'No mesmo dia desde o seu biofix, 2025–26 somava 1 indivíduo; depois somou 1.430.',
    ],
    [
      'es',
      'degree-days',
      'Con 412,3 °C·día acumulados, esta temporada lleva 1.234 individuos.',
      'Hasta esa suma, 2025–26 llevaba 1 individuo; después sumó 1.430.',
    ],
    [
      'en',
      'degree-days',
      'With 412.3 °C·day accumulated, this season has 1,234 insects.',
      'By that sum 2025–26 had 1 insect, and 1,430 after it.',
    ],
    [
      'pt',
      'degree-days',
      'Com 412,3 °C·dia acumulados, esta safra soma 1.234 indivíduos.',
      'Até essa soma, 2025–26 somava 1 indivíduo; depois somou 1.430.',
    ],
  ] as const)('in %s by %s', (locale, alignment, ...said) => {
    expect(capturesBesideSentences(all, soFar, alignment, locale)).toEqual([...said, ...LEFT[locale]]);
  });

  it.each([
    ['es', 'esta temporada no tiene conteos.'],
    ['en', 'this season has no counts yet.'],
    ['pt', 'esta safra não tem contagens.'],
  ] as const)('by sum also of a season without a count: %s', (locale, own) => {
    const [first] = capturesBesideSentences(all, { ...soFar, own: null, on: null }, 'degree-days', locale);
    expect(first).toMatch(new RegExp(`${own}$`));
  });

  it.each(['es', 'en', 'pt'] as const)(
    'in %s nothing of none, and why alone where nothing is compared',
    (locale) => {
      expect(capturesBesideSentences([], soFar, 'biofix', locale)).toEqual([]);
      expect(capturesBesideSentences(all.slice(1), soFar, 'calendar', locale)).toEqual(LEFT[locale]);
      const uncounted = { name: '2025–26', beside: { caught: null, reason: 'own-no-counts' } } as const;
      expect(
        capturesBesideSentences([uncounted], { own: null, on: null, sum: null }, 'calendar', locale),
      ).toHaveLength(1);
    },
  );
});
