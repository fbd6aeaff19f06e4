import { isoDate, wallMsOfDay } from '@vigia/domain';
import type { EmbedLocale } from '@vigia/domain/published';
import { describe, expect, it } from 'vitest';
import { CHARTS } from '../../charts/words.ts';
import { CONTROLS } from '../../controls/words.ts';
import { CROPS } from '../../panels/crop/words.ts';
import { degreeDayBands } from '../../panels/degree-days/degree-day-series.ts';
import { DEVICES } from '../../panels/device/words.ts';
import { PANELS } from '../../panels/words.ts';
import { type Language, type Room, SPANISH, speechOf } from '../speech.ts';
import { STATIONS } from '../stations.ts';
import { EN } from './en.ts';
import { languageOf } from './language-of.ts';
import { EN as EN_PANELS } from './panels-en.ts';
import { PT as PT_PANELS } from './panels-pt.ts';
import { PT } from './pt.ts';

const ROOMS: readonly Room<unknown>[] = [CONTROLS, CHARTS, PANELS, STATIONS, CROPS, DEVICES];
const NAME = 'Los Maitenes';
/** Arguments for the functions of words: some take a name, others a number. */
const GIVEN = [
  [NAME, NAME, NAME, NAME],
  [1, 1, 1, 1],
  [3, 2, 4, 7],
  [NAME, 3, 2, 4],
  [NAME, undefined, 2, 4],
  [5, NAME, 3, 2],
  [3, undefined, 4, undefined],
  [3, 2, 4, undefined],
] as const;
const DAYS = { 'sulfur-dust': 14, 'micronized-sulfur': 1, dmi: 21 };

type Texts = Readonly<Record<string, string>>;

/** Every text of a record of words, by its path and arguments. */
function textsOf(words: unknown, path: string): Texts {
  if (typeof words === 'string') return { [path]: words };
  if (typeof words === 'function') {
    const say = words as (...given: unknown[]) => string;
    const all = path.endsWith('interval') ? [[DAYS]] : GIVEN;
    return Object.fromEntries(all.flatMap((given) => textWith(say, given, path)));
  }
  return Object.assign({}, ...Object.entries(words as object).map(([k, v]) => textsOf(v, `${path}.${k}`)));
}

/** Empty if the function fails with these arguments, such as a number instead of a name. */
function textWith(say: (...given: unknown[]) => string, given: readonly unknown[], path: string) {
  try {
    return [[`${path}(${given.join()})`, say(...given)] as const];
  } catch {
    return [];
  }
}

const inLanguage = (language: Language): Texts =>
  Object.assign({}, ...ROOMS.map((one) => textsOf(speechOf(one, language).words, one.name)));

const SPANISH_TEXTS = inLanguage(SPANISH);
/**
 * The numbers in a text, in any order, as sentences may be turned around. Superscripts of ordinals are ignored.
 */
const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).sort();

/** Words that a language must not use. */
const NAMED_OTHERWISE: Readonly<Partial<Record<EmbedLocale, RegExp>>> = { en: /captur/i, pt: /temporada/i };

describe.each([EN_PANELS, PT_PANELS])('in $locale', (language) => {
  const texts = inLanguage(language);

  it('has every word of every room, and none is empty', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(SPANISH_TEXTS).sort());
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('keeps the figures of every word, and the given names and numbers', () => {
    for (const [where, text] of Object.entries(texts)) {
      const spanish = SPANISH_TEXTS[where]!;
      if (/NaN|undefined|—/.test(spanish)) continue; // A name was given instead of a number.
      expect(text).not.toMatch(/NaN|undefined/);
      expect([where, ...figuresOf(text)]).toEqual([where, ...figuresOf(spanish)]);
      expect([where, text.includes(NAME)]).toEqual([where, spanish.includes(NAME)]);
    }
  });

  it('calls a thing by one name: catches in English, a safra in Portuguese', () => {
    const other = NAMED_OTHERWISE[language.locale];
    expect(Object.values(texts).filter((text) => other?.test(text))).toEqual([]);
  });

  it('begins and ends a sentence as Spanish does', () => {
    const marks = (text: string) => [/^\s/.test(text), /\s$/.test(text), /\.$/.test(text), /:$/.test(text)];
    for (const [where, text] of Object.entries(texts))
      expect([where, marks(text)]).toEqual([where, marks(SPANISH_TEXTS[where]!)]);
  });
});

it('says dates and numbers as the language does', () => {
  const [en, pt] = [EN, PT].map((language) => speechOf(PANELS, language));
  const day = wallMsOfDay(isoDate('2026-03-03'));
  const sampleOf = ({ figures, words }: NonNullable<typeof en>) =>
    `${figures.longDay(day)} · ${figures.quantity(1234.5, 1, words.degreeDayUnit)}`;
  expect(sampleOf(en!)).toBe('Tue 3 Mar 2026 · 1,234.5 °C·day');
  expect(sampleOf(pt!)).toBe('ter 3 mar 2026 · 1.234,5 °C·dia');
  const chart = speechOf(CHARTS, EN);
  expect(chart.words.windowIs('14 Oct 2026', '5 Dec 2026')).toBe('from 14 Oct 2026 to 5 Dec 2026');
  const span = { start: wallMsOfDay(isoDate('2026-10-14')), end: wallMsOfDay(isoDate('2026-12-05')) };
  expect(pt!.figures.window(span)).toBe('14 out – 5 dez 2026');
});

it('counts generations and days as the language does', () => {
  const words = (language: Language) => speechOf(PANELS, language).words;
  const { stageOf, stages, beginning } = words(EN).pests;
  expect([1, 2, 3, 4].map((generation) => stageOf(stages.pupa, generation))).toEqual([
    'Pupa · 1st generation',
    'Pupa · 2nd generation',
    'Pupa · 3rd generation',
    'Pupa · 4th generation',
  ]);
  expect(beginning(2)).toBe('Start of the 2nd generation');
  expect([EN, PT].map((language) => degreeDayBands(1, speechOf(PANELS, language))[4]!.label)).toEqual([
    'adult · 2nd gen.',
    'adulto · 2ª ger.',
  ]);
  expect([1, 3].map(words(EN).missing)).toEqual(['1 day missing', '3 days missing']);
  expect([1, 3].map(words(PT).missing)).toEqual(['falta 1 dia', 'faltam 3 dias']);
  const { mean } = words(PT).origin.degreeDays;
  expect(mean(undefined, 20)).toMatch(/^Média diária das estações do talhão com/);
  expect(mean(6, 20)).toMatch(/^Média diária de 6 estações com/);
});

it('is always the same object', () => {
  expect([languageOf('es'), languageOf('en'), languageOf('pt')]).toEqual([SPANISH, EN, PT]);
  expect(speechOf(CHARTS, languageOf('pt'))).toBe(speechOf(CHARTS, languageOf('pt')));
});
