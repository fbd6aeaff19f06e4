import { questionText } from '@vigia/domain/es';
import type { SaveQuestion, SaveQuestionCode } from '@vigia/domain/farm';
import { HttpProblem } from './problem.ts';

/**
 * Asks for confirmation of a probable mistake.
 *
 * @param confirmed codes of the questions that the caller has confirmed
 * @throws {HttpProblem} needs-confirmation, with each question that is open
 */
export function askFirst(
  questions: readonly SaveQuestion[],
  confirmed: readonly SaveQuestionCode[] = [],
): void {
  const open = questions
    .filter(({ code }) => !confirmed.includes(code))
    .map((question) => ({ code: question.code, message: questionText(question) }));
  if (open.length === 0) return;
  const detail = open.map(({ message }) => message).join(' ');
  throw new HttpProblem('needs-confirmation', { detail, questions: open });
}
