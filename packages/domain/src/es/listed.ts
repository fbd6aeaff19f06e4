/**
 * `a`, `a y b`, `a, b y c`: several words as one part of a sentence.
 *
 * @param and what stands before the last one, in the language of the sentence
 */
export const listed = (words: readonly string[], and = 'y'): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
