import { ApiError } from '@vigia/api/client';

/** Whether the service could not be reached. */
export const isLineError = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';
