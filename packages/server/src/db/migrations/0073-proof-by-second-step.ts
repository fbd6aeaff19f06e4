import { allSteps, hasColumn, type Steps, statements } from './in-steps.ts';

/**
 * When the owner of a session last took the second step in it, and challenges by which that is done again.
 *
 * Contract: the check of purposes is replaced by a wider one, which lets pass all that servers of the version before
 * write.
 */
export const steps: Steps = async () => [
  statements(
    'alter table session add column second_step_at timestamptz',
    hasColumn('session', 'second_step_at'),
  ),
  statements(
    `alter table step_challenge drop constraint step_challenge_purpose_check,
      add constraint step_challenge_purpose_check check (purpose in ('sign-in', 'new-passkey', 'proof'))`,
    `exists (select from pg_constraint where conrelid = to_regclass('public.step_challenge')
      and conname = 'step_challenge_purpose_check' and pg_get_constraintdef(oid) like '%proof%')`,
  ),
];

export const up = allSteps(steps);
