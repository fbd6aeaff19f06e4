/** Weights of the digits from the last to the first, repeated. */
const WEIGHTS = [2, 3, 4, 5, 6, 7];
const CHILEAN = /^(\d{1,3}(?:\.?\d{3})*)-?([\dkK])$/;

/**
 * The digit that closes a Rut, by modulo 11 (Servicio de Impuestos Internos, Chile).
 *
 * @param body its digits without dots
 * @returns 0 to 9 or K
 */
export function rutDigit(body: string): string {
  const sum = [...body]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (WEIGHTS[i % WEIGHTS.length] ?? 0), 0);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'K' : String(rest);
}

/** The digit that a Rut should end with, if it has another; null if it is right or of another country. */
export function misfittingRut(text: string): string | null {
  const [, written = '', closing = ''] = CHILEAN.exec(text.trim()) ?? [];
  const body = written.replaceAll('.', '');
  if (body.length < 7) return null;
  const digit = rutDigit(body);
  return digit === closing.toUpperCase() ? null : digit;
}
