import { ApiError } from '@vigia/api/client';
import { reasonOf } from '../error-words.ts';
import type { ReasonWords } from '../reason-words.ts';
import { isPasskeyFailure } from '../second-step/failures.ts';
import type { SecondStepWords } from '../second-step/words.ts';
import type { ProofWords } from './words.ts';

export interface ProblemWords {
  readonly proof: ProofWords;
  readonly secondStep: Pick<SecondStepWords, 'passkeyFailed'>;
  readonly reasons: ReasonWords;
}

/** Refusals for which the service has a sentence of its own. */
const EXPLAINED = ['invalid-input', 'bad-code', 'challenge-over', 'not-allowed'];

/** Why the user could not show who they are, as a sentence. */
export function proofProblem({ proof, secondStep, reasons }: ProblemWords, error: unknown): string {
  if (isPasskeyFailure(error)) return secondStep.passkeyFailed;
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem && EXPLAINED.includes(problem.code))
    return problem.errors?.[0]?.message ?? problem.detail ?? problem.title;
  return proof.failed(reasonOf(reasons, error));
}
