/** `a`, `a y b`, `a, b y c`: several words as one part of a sentence. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;
