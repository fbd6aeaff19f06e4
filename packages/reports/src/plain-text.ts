/**
 * Characters that XML forbids even as references. React writes them unchanged, and one of them makes the
 * document invalid.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are to be removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const withoutForbidden = (markup: string): string => markup.replace(FORBIDDEN, '');
