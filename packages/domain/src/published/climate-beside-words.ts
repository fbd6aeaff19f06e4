import { LEAST_COMPARED_DAYS } from '../side-by-side/alike.ts';
import type { EmbedLocale } from './words.ts';

/** What is said of temperatures side by side in a language other than Spanish, which has the sentences of the console. */
interface ClimateBesideWords {
  /** Before the last of several names. */
  readonly and: string;
  readonly closest: (names: string, isOne: boolean, apart: string) => string;
  /** `1.2 °C higher`, of maxima or minima. */
  readonly higher: (size: string, isHigher: boolean) => string;
  /** @param max, min by how much they differ; null where not at all */
  readonly extremes: (days: string, name: string, max: string | null, min: string | null) => string;
  readonly left: (names: string, isOne: boolean) => string;
}
type Foreign = Exclude<EmbedLocale, 'es'>;

const WORDS: Readonly<Record<Foreign, ClimateBesideWords>> = {
  en: {
    and: 'and',
    closest: (names, isOne, apart) =>
      `${isOne ? `The most alike is ${names}: its` : `Equally alike are ${names}: their`} maxima and minima of each day are ${apart} °C apart on average.`,
    higher: (size, isHigher) => `${size} °C ${isHigher ? 'higher' : 'lower'}`,
    extremes: (days, name, max, min) =>
      `On ${days} days with data of both, maxima were on average ${max === null ? 'the same as' : `${max} than`} those of ${name}, and minima ${min ?? 'the same'}.`,
    left: (names) =>
      `Not compared: ${names}, as at least ${LEAST_COMPARED_DAYS} days with data of both are needed.`,
  },
  pt: {
    and: 'e',
    closest: (names, isOne, apart) =>
      `${isOne ? `A mais parecida é ${names}: suas` : `As mais parecidas, por igual, são ${names}: suas`} máximas e mínimas de cada dia diferem em ${apart} °C em média.`,
    higher: (size, isHigher) => `${size} °C mais ${isHigher ? 'altas' : 'baixas'}`,
    extremes: (days, name, max, min) =>
      `Em ${days} dias com dados de ambos os lados, as máximas foram em média ${max === null ? 'iguais às' : `${max} que as`} de ${name} e as mínimas, ${min ?? 'iguais'}.`,
    left: (names, isOne) =>
      `Não se ${isOne ? 'compara' : 'comparam'} ${names}: são necessários ao menos ${LEAST_COMPARED_DAYS} dias com dados de ambos os lados.`,
  },
};

/** The words of a language. */
export const climateBesideWords = (locale: Foreign): ClimateBesideWords => WORDS[locale];
