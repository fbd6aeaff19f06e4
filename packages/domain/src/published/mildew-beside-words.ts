import { MILDEW_RISK_STARTS } from '../mildew/risk.ts';
import { LEAST_COMPARED_DAYS } from '../side-by-side/alike.ts';
import type { EmbedLocale } from './words.ts';

/** What is said of mildew side by side in a language other than Spanish, which has the sentences of the console. */
interface MildewBesideWords {
  /** Before the last of several names. */
  readonly and: string;
  readonly risk: (day: string, own: string, isOne: boolean, beside: string) => string;
  /** Another season's days; the first one is said with its verb. */
  readonly other: (name: string, days: string, isFirst: boolean) => string;
  readonly closest: (names: string, isOne: boolean, apart: string) => string;
  readonly left: (names: string, isOne: boolean) => string;
}
type Foreign = Exclude<EmbedLocale, 'es'>;

const HIGH = MILDEW_RISK_STARTS.high;

const WORDS: Readonly<Record<Foreign, MildewBesideWords>> = {
  en: {
    and: 'and',
    risk: (day, own, isOne, beside) =>
      `By ${day} there ${isOne ? 'has' : 'have'} been ${own} ${isOne ? 'day' : 'days'} of high risk (index of ${HIGH} or more); ${beside}.`,
    other: (name, days, isFirst) => `${name}${isFirst ? ' had had' : ','} ${days}`,
    closest: (names, isOne, apart) =>
      `${isOne ? `The most alike is ${names}: its` : `Equally alike are ${names}: their`} indices of each day are ${apart} points apart on average.`,
    left: (names) =>
      `Not compared: ${names}, as at least ${LEAST_COMPARED_DAYS} days with data of both are needed.`,
  },
  pt: {
    and: 'e',
    risk: (day, own, isOne, beside) =>
      `Até ${day} houve ${own} ${isOne ? 'dia' : 'dias'} de risco alto (índice de ${HIGH} ou mais); ${beside}.`,
    other: (name, days, isFirst) => `${name}${isFirst ? ' tinha' : ','} ${days}`,
    closest: (names, isOne, apart) =>
      `${isOne ? `A mais parecida é ${names}: seus` : `As mais parecidas, por igual, são ${names}: seus`} índices de cada dia diferem em ${apart} pontos em média.`,
    left: (names, isOne) =>
      `Não se ${isOne ? 'compara' : 'comparam'} ${names}: são necessários ao menos ${LEAST_COMPARED_DAYS} dias com dados de ambos os lados.`,
  },
};

/** The words of a language. */
export const mildewBesideWords = (locale: Foreign): MildewBesideWords => WORDS[locale];
