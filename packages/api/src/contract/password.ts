import * as z from 'zod/mini';

const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 256;

/** A newly chosen password. The rules do not apply to a password at sign-in. */
export const NewPassword = z.string().check(
  z.minLength(SHORTEST_PASSWORD, {
    error: `La contraseña debe tener al menos ${SHORTEST_PASSWORD} caracteres`,
  }),
  z.maxLength(LONGEST_PASSWORD),
);
