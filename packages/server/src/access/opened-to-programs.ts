import { type Action, type ProgramScope, SCOPE_OF_ACTION } from '@vigia/domain/access';

interface Called {
  readonly kind: string;
  readonly action?: Action;
}

/** The scope by which programs may make the calls of a route; null: its calls are for others alone. */
export const openedToPrograms = ({ kind, action }: Called): ProgramScope | null =>
  kind === 'session' && action !== undefined ? SCOPE_OF_ACTION[action] : null;
