/** What XML forbids even as a reference; React writes it as it comes, and one of it spoils the whole document. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are to go
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const withoutForbidden = (markup: string): string => markup.replace(FORBIDDEN, '');
