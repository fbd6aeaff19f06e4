import { Secret, TOTP } from 'otpauth';

/** The code that the application of a secret shows at an instant, epoch ms. */
export const codeAt = (secret: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

/** A code that is none of those around an instant. */
export function wrongCode(secret: string, now: number): string {
  const shown = [-60_000, -30_000, 0, 30_000, 60_000].map((aside) => codeAt(secret, now + aside));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !shown.includes(code))!;
}
