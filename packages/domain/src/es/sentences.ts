/** A sentence as it goes on after a colon: its first letter is small. */
export const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
