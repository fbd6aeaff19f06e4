import { QueriesObserver, type QueryClient, type QueryObserverOptions } from '@tanstack/react-query';
import { type Later, onceNobodyTypes } from './typing.ts';

/** Hundreds of answers a second are told of together this often, ms: every telling draws a screen anew. */
export const TOLD_EVERY_MS = 250;

export interface Answer<Data> {
  readonly data: Data | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
}

export type Question<Data> = Pick<
  QueryObserverOptions<Data>,
  'queryKey' | 'queryFn' | 'enabled' | 'staleTime'
>;

/** Questions in the order of a list, and as far as they are answered. */
export interface Told<Data> {
  readonly questions: readonly Question<Data>[];
  readonly answers: readonly Answer<Data>[];
}

/**
 * Answers to the questions of a list. What is known is told at once, what arrives so often at most and when
 * nobody types, the last state always. What is under way for questions that are no longer asked is aborted.
 */
export function batchedAnswers<Data>(client: QueryClient, later: Later = onceNobodyTypes) {
  const observer = new QueriesObserver(client, []);
  let asked: readonly Question<Data>[] = [];
  let told: Told<Data> = { questions: asked, answers: [] };
  /** Gives up the next telling; none stands before something arrived. */
  let giveUp: (() => void) | undefined;
  let listener: (() => void) | undefined;

  const tell = () => {
    giveUp?.();
    giveUp = undefined;
    told = { questions: asked, answers: observer.getCurrentResult() as Answer<Data>[] };
    listener?.();
  };
  const tellSoon = () => {
    let stop: () => void = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      stop = later(tell);
    }, TOLD_EVERY_MS);
    return () => stop();
  };
  return {
    current: () => told,
    /** @returns ends it, and aborts what is under way */
    subscribe(onTold: () => void): () => void {
      listener = onTold;
      const stop = observer.subscribe(() => {
        giveUp ??= tellSoon();
      });
      return () => {
        stop();
        giveUp?.();
        giveUp = undefined;
        listener = undefined;
      };
    },
    ask(questions: readonly Question<Data>[]): void {
      asked = questions;
      observer.setQueries(questions as QueryObserverOptions[]);
      tell();
    },
  };
}
