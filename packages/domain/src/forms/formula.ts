/**
 * Whether a spreadsheet would read this text as a formula: also after spaces, and with full-width signs, which
 * some spreadsheets treat like the normal ones.
 */
export const looksLikeFormula = (text: string): boolean => /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text);
