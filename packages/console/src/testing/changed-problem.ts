import { ApiError } from '@vigia/api/client';
import { changedMeanwhile } from '@vigia/domain/es';

/**
 * As the client reports fields that somebody else changed, too.
 *
 * @param now what each field is by now, as a reader writes it
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
