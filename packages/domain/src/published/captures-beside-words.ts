import type { Alignment } from '../side-by-side/align.ts';
import type { EmbedLocale } from './words.ts';

/** What is said of captures of several seasons in a language other than Spanish. */
interface CapturesBesideWords {
  readonly insects: (count: string, isOne: boolean) => string;
  /** What the season shown has; null without a count. */
  readonly has: (insects: string | null) => string;
  /** What it has with a sum of degree-days, or until a day. */
  readonly withSum: (sum: string, has: string) => string;
  readonly untilDay: (day: string, has: string, byBiofix: boolean) => string;
  /** Captures of another season as far as the one shown has come, and those of later days. */
  readonly other: Readonly<Record<Alignment, (name: string, caught: string, later: string) => string>>;
}

const WORDS: Readonly<Record<Exclude<EmbedLocale, 'es'>, CapturesBesideWords>> = {
  en: {
    insects: (count, isOne) => `${count} ${isOne ? 'insect' : 'insects'}`,
    has: (insects) => `has ${insects ?? 'no counts yet'}`,
    withSum: (sum, has) => `With ${sum} °C·day accumulated, this season ${has}.`,
    untilDay: (day, has, byBiofix) =>
      `On ${day}${byBiofix ? ', counting days from each biofix,' : ''} this season ${has}.`,
    other: {
      calendar: (name, caught, later) => `By the same day ${name} had ${caught}, and ${later} after it.`,
      biofix: (name, caught, later) =>
        `By the same day after its biofix ${name} had ${caught}, and ${later} after it.`,
      'degree-days': (name, caught, later) => `By that sum ${name} had ${caught}, and ${later} after it.`,
    },
  },
  pt: {
    insects: (count, isOne) => `${count} ${isOne ? 'indivíduo' : 'indivíduos'}`,
    has: (insects) => (insects === null ? 'não tem contagens' : `soma ${insects}`),
    withSum: (sum, has) => `Com ${sum} °C·dia acumulados, esta safra ${has}.`,
    untilDay: (day, has, byBiofix) =>
      `Em ${day}${byBiofix ? ', contando os dias desde cada biofix,' : ''} esta safra ${has}.`,
    other: {
      calendar: (name, caught, later) => `No mesmo dia, ${name} somava ${caught}; depois somou ${later}.`,
      biofix: (name, caught, later) =>
        `No mesmo dia desde o seu biofix, ${name} somava ${caught}; depois somou ${later}.`,
      'degree-days': (name, caught, later) =>
        `Até essa soma, ${name} somava ${caught}; depois somou ${later}.`,
    },
  },
};

/** What is said in English or Portuguese. */
export const capturesBesideWords = (locale: Exclude<EmbedLocale, 'es'>): CapturesBesideWords => WORDS[locale];
