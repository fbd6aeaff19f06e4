import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';

/** zxcvbn's «safely unguessable»: about 10⁸ guesses or more. */
const LOWEST_SCORE = 3;
/** Further characters do not make a password weaker, and checking them would take long. */
const LONGEST_LOOKED_AT = 64;
const SHORTEST_OWN_WORD = 3;
const PRODUCT = ['vigia', 'vigía'];
/** Words of the trade that are common here, but rare in the general lists. */
const TRADE = ['agricola', 'agrícola', 'cosecha', 'campo', 'huerto', 'cerezo', 'cereza', 'manzano', 'viña'];

/** Data of a password's owner, which others would try first. */
export interface PasswordOwner {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly client_name: string;
}

const OTHER = 'Junte cuatro palabras que no tengan relación entre sí ni con usted.';
export const WEAK = {
  noLetters: `No use solo números o signos: las fechas y los RUT se adivinan. ${OTHER}`,
  own: `No use su nombre, su correo, el de su empresa ni «Vigía». ${OTHER}`,
  repeated: `Repetir o seguir letras y números en orden es fácil de adivinar. ${OTHER}`,
  common: `Es una contraseña muy usada o fácil de adivinar. ${OTHER}`,
} as const;

let checker: ZxcvbnFactory | undefined;
const zxcvbn = () => {
  checker ??= new ZxcvbnFactory({
    dictionary: { ...common, ...spanish },
    graphs: adjacencyGraphs,
    maxLength: LONGEST_LOOKED_AT,
  });
  return checker;
};

/**
 * Why a password is easy to guess, and what to do, in Spanish; null for a good one. It uses no network: the
 * lists of leaked passwords and of Spanish words are part of the program.
 */
export function weaknessOf(password: string, owner: PasswordOwner): string | null {
  if (!/\p{L}/u.test(password)) return WEAK.noLetters;
  const own = [...wordsOf(owner), ...PRODUCT];
  const { score, sequence } = zxcvbn().check(password, [...own, ...TRADE]);
  if (score >= LOWEST_SCORE) return null;
  const lower = password.toLowerCase();
  if (own.some((word) => lower.includes(word))) return WEAK.own;
  const isRegular = sequence.some(({ pattern }) => pattern === 'repeat' || pattern === 'sequence');
  return isRegular ? WEAK.repeated : WEAK.common;
}

/** The address, its parts, and the words of the names, in lower case. */
function wordsOf({ email, first_name, last_name, client_name }: PasswordOwner): string[] {
  const texts = [email, email.split('@')[0] ?? '', first_name, last_name, client_name];
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words.map((word) => word.toLowerCase()))].filter(
    (word) => word.length >= SHORTEST_OWN_WORD,
  );
}
