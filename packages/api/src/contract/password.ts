import { z } from 'zod';

const SHORTEST_PASSWORD = 10;

/** A password as it is chosen; those given at sign-in are read as they come. */
export const NewPassword = z
  .string()
  .min(SHORTEST_PASSWORD, { error: `La contraseña debe tener al menos ${SHORTEST_PASSWORD} caracteres` })
  .max(256);
