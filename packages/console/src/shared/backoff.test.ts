import { ApiError } from '@vigia/api/client';
import { describe, expect, it } from 'vitest';
import { briefRetry, MAX_ATTEMPTS, mayPass, patientRetry, waitAfterFailure } from './backoff.ts';

describe('waiting between attempts', () => {
  it('doubles up to twenty seconds', () => {
    expect([1, 2, 3, 4, 5, 50].map(waitAfterFailure)).toEqual([2000, 4000, 8000, 16_000, 20_000, 20_000]);
  });

  it('ends after three more attempts for a part of a screen', () => {
    const broken = new ApiError('server', 'x');
    expect([0, 1, 2, 3].map((failures) => briefRetry.retry(failures, broken))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(briefRetry.retry(0, new ApiError('forbidden', 'x'))).toBe(false);
  });

  it('ends after a hundred attempts, and at once when the service refuses', () => {
    const broken = new ApiError('network', 'x');
    expect(patientRetry.retry(MAX_ATTEMPTS - 2, broken)).toBe(true);
    expect(patientRetry.retry(MAX_ATTEMPTS - 1, broken)).toBe(false);
    for (const kind of ['forbidden', 'unauthorized', 'not-found', 'contract', 'aborted'] as const)
      expect(patientRetry.retry(0, new ApiError(kind, 'x'))).toBe(false);
    expect(mayPass(new Error('No clients returned by api'))).toBe(false);
  });
});
