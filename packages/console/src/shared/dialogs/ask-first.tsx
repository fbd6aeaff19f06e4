import { ApiError } from '@vigia/api/client';
import type { SaveQuestionCode } from '@vigia/domain/farm';
import { ConfirmDialog, useWords } from '@vigia/ui';
import { type ReactNode, useState } from 'react';
import { DIALOGS } from './words.ts';

/** Codes of the questions that the user confirmed. */
export type Confirmed = readonly SaveQuestionCode[];

/** The user did not confirm, so nothing was saved. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

interface Question {
  readonly code: string;
  readonly message: string;
}
interface OpenQuestion {
  readonly questions: readonly Question[];
  readonly answer: (isMeant: boolean) => void;
}

/** The questions that the service wants confirmed before it saves; none for any other refusal. */
const questionsOf = (error: unknown): readonly Question[] =>
  (error instanceof ApiError && error.problem?.code === 'needs-confirmation' && error.problem.questions) ||
  [];

/**
 * Sends a request. If the service requires confirmation, asks the user and sends it again.
 *
 * @returns `send`, which rejects with `NotConfirmed` if the user says no, and the dialog with the question
 */
export function useAskFirst(): {
  readonly send: <T>(attempt: (confirmed: Confirmed) => Promise<T>) => Promise<T>;
  readonly question: ReactNode;
} {
  const words = useWords(DIALOGS);
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const isMeant = async (questions: readonly Question[]): Promise<boolean> => {
    const answer = await new Promise<boolean>((resolve) => setQuestion({ questions, answer: resolve }));
    setQuestion(null);
    return answer;
  };
  const sendAnew = async <T,>(
    attempt: (confirmed: Confirmed) => Promise<T>,
    confirmed: Confirmed,
  ): Promise<T> => {
    try {
      return await attempt(confirmed);
    } catch (error) {
      const questions = questionsOf(error);
      if (questions.length === 0) throw error;
      if (!(await isMeant(questions))) throw new NotConfirmed();
      return await sendAnew(attempt, [
        ...confirmed,
        ...questions.map(({ code }) => code as SaveQuestionCode),
      ]);
    }
  };
  return {
    send: (attempt) => sendAnew(attempt, []),
    question: question && (
      <ConfirmDialog
        isOpen
        title={words.saveAnyway}
        variant="primary"
        confirmLabel={words.save}
        onConfirm={() => question.answer(true)}
        onCancel={() => question.answer(false)}
      >
        {question.questions.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      </ConfirmDialog>
    ),
  };
}
