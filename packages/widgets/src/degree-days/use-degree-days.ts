import type { PublishedDegreeDays } from '@vigia/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { scriptServer } from '../script-server.ts';
import { WidgetError } from '../widget-error.ts';
import { askDegreeDays } from './ask.ts';
import { type Attributes, type Question, questionOf } from './question.ts';
import { readDegreeDays } from './read-answer.ts';

export type DegreeDaysState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly error: WidgetError }
  | { readonly state: 'ready'; readonly published: PublishedDegreeDays };

const LOADING: DegreeDaysState = { state: 'loading' };

/** The chart's data: those passed by hand, else the service's; asked anew when an attribute that matters changes. */
export function useDegreeDays(attributes: Attributes, data: unknown) {
  const { server, sector, pest, season, crop, 'public-key': key } = attributes;
  const given = useMemo(
    () => (data === undefined ? null : settled(() => ready(readDegreeDays(data)))),
    [data],
  );
  const question = useMemo(() => {
    const asked = { server, sector, pest, season, crop, 'public-key': key };
    return attempt(() => questionOf(asked, scriptServer(), document.baseURI));
  }, [server, sector, pest, season, crop, key]);
  const [answer, retry] = useAnswer(given ? null : question);
  return [given ?? answer, retry] as const;
}

interface Asked {
  readonly question: Question;
  readonly state: DegreeDaysState;
}

function useAnswer(question: Question | WidgetError | null) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (question === null || question instanceof WidgetError) return;
    const leaving = new AbortController();
    const settle = (state: DegreeDaysState) => leaving.signal.aborted || setAsked({ question, state });
    settle(LOADING);
    askDegreeDays(question, leaving.signal).then(
      (published) => settle(ready(published)),
      (error: unknown) => settle(failed(error)),
    );
    return () => leaving.abort();
  }, [question, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  if (question instanceof WidgetError) return [failed(question), retry] as const;
  return [asked !== null && asked.question === question ? asked.state : LOADING, retry] as const;
}

function attempt<T>(work: () => T): T | WidgetError {
  try {
    return work();
  } catch (error) {
    return widgetError(error);
  }
}

function settled(work: () => DegreeDaysState): DegreeDaysState {
  const result = attempt(work);
  return result instanceof WidgetError ? failed(result) : result;
}

const ready = (published: PublishedDegreeDays): DegreeDaysState => ({ state: 'ready', published });
const failed = (error: unknown): DegreeDaysState => ({ state: 'error', error: widgetError(error) });
const widgetError = (error: unknown) =>
  error instanceof WidgetError ? error : new WidgetError('render', String(error));
