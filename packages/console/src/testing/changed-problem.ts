import { ApiError } from '@vigia/api/client';
import { changedMeanwhile } from '@vigia/domain/es';

/**
 * The error of the client when somebody else has changed the same fields.
 *
 * @param now the other person's values by field, as a reader would type them
 */
export const changedProblem = (now: Readonly<Record<string, string>>): ApiError =>
  new ApiError('conflict', 'x', {
    problem: {
      type: 'about:blank',
      title: 'Ya existe o fue cambiado por otra persona',
      status: 409,
      code: 'conflict',
      errors: Object.entries(now).map(([field, value]) => ({ field, message: changedMeanwhile(value) })),
    },
  });
