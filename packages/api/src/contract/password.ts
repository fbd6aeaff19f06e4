import * as z from 'zod/mini';

const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 256;

/** A password as it is chosen; those given at sign-in are read as they come. */
export const NewPassword = z.string().check(
  z.minLength(SHORTEST_PASSWORD, {
    error: `La contraseña debe tener al menos ${SHORTEST_PASSWORD} caracteres`,
  }),
  z.maxLength(LONGEST_PASSWORD),
);
