import { listed } from '../es/listed.ts';
import { type Likened, mostAlike } from '../side-by-side/alike.ts';
import type { Days } from '../units.ts';
import type { NotBeside } from './compared.ts';
import { publishedNumber } from './locale.ts';
import type { EmbedLocale } from './words.ts';

/** What is said of seasons side by side in a language other than Spanish, which has the sentences of the console. */
interface BesideWords {
  /** Before the last of several names. */
  readonly and: string;
  readonly days: (count: number | string, isOne: boolean) => string;
  readonly lead: (days: string, isAhead: boolean, name: string) => string;
  readonly level: (name: string) => string;
  readonly leads: (day: string, leads: string, byBiofix: boolean) => string;
  readonly alike: (names: string, isOne: boolean, mean: string) => string;
  readonly over: (most: string, compared: string) => string;
  readonly left: (names: string, isOne: boolean, reason: string) => string;
  readonly reasons: Readonly<Record<NotBeside, string>>;
}

const WORDS: Readonly<Record<Exclude<EmbedLocale, 'es'>, BesideWords>> = {
  en: {
    and: 'and',
    days: (count, isOne) => `${count} ${isOne ? 'day' : 'days'}`,
    lead: (days, isAhead, name) => `${days} ${isAhead ? 'ahead of' : 'behind'} ${name}`,
    level: (name) => `level with ${name}`,
    leads: (day, leads, byBiofix) =>
      `On ${day}${byBiofix ? ', counting days from each biofix,' : ''} the sum is ${leads}.`,
    alike: (names, isOne, mean) =>
      isOne
        ? `The most alike is ${names}: it had the same sums ${mean} apart on average`
        : `Equally alike are ${names}: they had the same sums ${mean} apart on average`,
    over: (most, compared) => ` (${most} at most, over ${compared} compared)`,
    left: (names, _isOne, reason) => `Not compared: ${names}, ${reason}.`,
    reasons: {
      'no-record': 'without a record of those days',
      gaps: 'with too many days missing',
      'own-gaps': 'as too many days of this season are missing',
      'own-no-sum': 'as this season has no sum yet',
      'no-sum': 'without a sum yet',
      'no-biofix': 'without a biofix of this pest',
      'other-start': 'as one of both sums begins at a biofix and the other does not',
      'no-stations': 'without stations of this pest',
      'own-no-biofix': 'as this season is without a biofix of this pest',
      'own-no-counts': 'as this season has no counts yet',
    },
  },
  pt: {
    and: 'e',
    days: (count, isOne) => `${count} ${isOne ? 'dia' : 'dias'}`,
    lead: (days, isAhead, name) => `${days} ${isAhead ? 'adiantada' : 'atrasada'} em relação a ${name}`,
    level: (name) => `no mesmo ritmo de ${name}`,
    leads: (day, leads, byBiofix) =>
      `Em ${day}${byBiofix ? ', contando os dias desde cada biofix,' : ''} a soma está ${leads}.`,
    alike: (names, isOne, mean) =>
      isOne
        ? `A mais parecida é ${names}: alcançou as mesmas somas com ${mean} de diferença em média`
        : `As mais parecidas, por igual, são ${names}: alcançaram as mesmas somas com ${mean} de diferença em média`,
    over: (most, compared) => ` (${most} no máximo, em ${compared} comparados)`,
    left: (names, isOne, reason) => `Não se ${isOne ? 'compara' : 'comparam'} ${names}: ${reason}.`,
    reasons: {
      'no-record': 'não há registro desses dias',
      gaps: 'faltam dias demais no registro',
      'own-gaps': 'faltam dias demais no registro desta safra',
      'own-no-sum': 'esta safra ainda não acumula nada',
      'no-sum': 'ainda não acumula nada',
      'no-biofix': 'falta o biofix da praga nessa safra',
      'other-start': 'a soma de uma começa em um biofix e a da outra não',
      'no-stations': 'não há estações desta praga',
      'own-no-biofix': 'falta o biofix da praga nesta safra',
      'own-no-counts': 'esta safra ainda não tem contagens',
    },
  },
};

/** Sentences in English or Portuguese. */
export class BesideSpeech {
  readonly #words: BesideWords;
  readonly #locale: EmbedLocale;

  constructor(locale: Exclude<EmbedLocale, 'es'>) {
    this.#words = WORDS[locale];
    this.#locale = locale;
  }

  #listed(names: readonly string[]): string {
    return listed(names, this.#words.and);
  }

  #days(count: Days): string {
    return this.#words.days(count, count === 1);
  }

  leads(all: readonly { readonly name: string; readonly days: Days }[], day: string, byBiofix: boolean) {
    const parts = all.map(({ name, days }) =>
      days === 0 ? this.#words.level(name) : this.#words.lead(this.#days(Math.abs(days)), days > 0, name),
    );
    return parts.length === 0 ? [] : [this.#words.leads(day, this.#listed(parts), byBiofix)];
  }

  alike(all: readonly Likened<string>[]): string[] {
    const alike = mostAlike(all);
    const [first] = alike;
    if (!first) return [];
    const { meanDays, mostDays, comparedDays } = first.likeness;
    const mean = this.#words.days(publishedNumber(meanDays, 1, this.#locale), meanDays === 1);
    const names = this.#listed(alike.map(({ key }) => key));
    const over = this.#words.over(this.#days(mostDays), this.#days(comparedDays));
    return [`${this.#words.alike(names, alike.length === 1, mean)}${alike.length === 1 ? over : ''}.`];
  }

  left(all: readonly { readonly name: string; readonly reason: NotBeside }[]): string[] {
    return [...new Set(all.map(({ reason }) => reason))].map((reason) => {
      const names = all.filter((one) => one.reason === reason).map(({ name }) => name);
      return this.#words.left(this.#listed(names), names.length === 1, this.#words.reasons[reason]);
    });
  }
}
