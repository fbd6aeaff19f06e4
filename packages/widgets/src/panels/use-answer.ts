import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Attributes, ElementInfo } from '../elements/catalogue.ts';
import { type Question, questionOf } from '../elements/question.ts';
import { WidgetError, widgetError } from '../elements/widget-error.ts';
import type { Language } from '../words/languages.ts';
import { ask } from './ask.ts';
import type { Widget } from './widget-types.ts';

export type AnswerState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly error: WidgetError }
  | { readonly state: 'ready'; readonly published: T };

const LOADING = { state: 'loading' } as const;

export interface Asking<T> {
  readonly info: ElementInfo;
  readonly attributes: Attributes;
  /** Data set by the page; undefined requests the service. */
  readonly data: unknown;
  readonly server: string;
  readonly language: Language;
  readonly widget: Pick<Widget<T>, 'read' | 'isWorded'>;
}

/**
 * The answer of a widget: data set by the page, else the service's; requested again when a relevant attribute
 * changes.
 */
export function useAnswer<T>({ info, attributes, data, server, language, widget }: Asking<T>) {
  const { read, isWorded } = widget;
  const given = useMemo(() => (data === undefined ? null : settled(() => read(data))), [data, read]);
  const request = attempt(() => {
    const plain = questionOf(info, attributes, server, document.baseURI);
    return isWorded ? inLanguage(plain, language) : plain;
  });
  const name = request instanceof WidgetError ? request.message : `${request.url} ${request.key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal question that was built again is the same one
  const question = useMemo(() => request, [name]);
  const [answer, retry] = useQuestion(given ? null : question, read);
  return [given ?? answer, retry] as const;
}

/** Spanish is the default of the service. */
function inLanguage(question: Question, language: Language): Question {
  const url = new URL(question.url);
  if (language !== 'es') url.searchParams.set('locale', language);
  return { ...question, url: url.href };
}

function useQuestion<T>(question: Question | WidgetError | null, read: (value: unknown) => T) {
  const [known, setKnown] = useState<{ question: Question; state: AnswerState<T> } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try sends the same question again
  useEffect(() => {
    if (question === null || question instanceof WidgetError) return;
    const leaving = new AbortController();
    const settle = (state: AnswerState<T>) => leaving.signal.aborted || setKnown({ question, state });
    settle(LOADING);
    ask(question, leaving.signal).then(
      (answer) => settle(settled(() => read(answer))),
      (error: unknown) => settle({ state: 'error', error: widgetError(error) }),
    );
    return () => leaving.abort();
  }, [question, read, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const failed = useMemo(
    () => (question instanceof WidgetError ? ({ state: 'error', error: question } as const) : null),
    [question],
  );
  if (failed) return [failed, retry] as const;
  return [known !== null && known.question === question ? known.state : LOADING, retry] as const;
}

function attempt<R>(work: () => R): R | WidgetError {
  try {
    return work();
  } catch (error) {
    return widgetError(error);
  }
}

function settled<T>(read: () => T): AnswerState<T> {
  const result = attempt(read);
  return result instanceof WidgetError
    ? { state: 'error', error: result }
    : { state: 'ready', published: result };
}
