import type { EmbedLocale } from './words.ts';

/** What is said of chilling hours side by side in a language other than Spanish, which has the sentences of the console. */
interface ChillBesideWords {
  /** Before the last of several names. */
  readonly and: string;
  readonly hours: (day: string, own: string, beside: string) => string;
  readonly more: (hours: string, name: string) => string;
  readonly less: (hours: string, name: string) => string;
  readonly same: (name: string) => string;
  readonly closest: (names: string, isOne: boolean, apart: string) => string;
  readonly left: (names: string, isOne: boolean) => string;
}

type Foreign = Exclude<EmbedLocale, 'es'>;

const WORDS: Readonly<Record<Foreign, ChillBesideWords>> = {
  en: {
    and: 'and',
    hours: (day, own, beside) => `On ${day} there are ${own} h of chill: ${beside}.`,
    more: (hours, name) => `${hours} h more than ${name}`,
    less: (hours, name) => `${hours} h less than ${name}`,
    same: (name) => `the same as ${name}`,
    closest: (names, isOne, apart) =>
      `${isOne ? `The most alike is ${names}: its` : `Equally alike are ${names}: their`} accumulated hours of each day are ${apart} h apart on average.`,
    left: (names) => `Not compared: ${names}, without a record of those days.`,
  },
  pt: {
    and: 'e',
    hours: (day, own, beside) => `Em ${day} há ${own} h de frio: ${beside}.`,
    more: (hours, name) => `${hours} h a mais que ${name}`,
    less: (hours, name) => `${hours} h a menos que ${name}`,
    same: (name) => `o mesmo que ${name}`,
    closest: (names, isOne, apart) =>
      `${isOne ? `A mais parecida é ${names}: suas` : `As mais parecidas, por igual, são ${names}: suas`} horas acumuladas de cada dia diferem em ${apart} h em média.`,
    left: (names, isOne) => `Não se ${isOne ? 'compara' : 'comparam'} ${names}: não há registro desses dias.`,
  },
};

/** The words of a language. */
export const chillBesideWords = (locale: Foreign): ChillBesideWords => WORDS[locale];
