/**
 * A log of acts and what each led to. States are immutable, so undoing goes back to the very object that was there
 * before: nothing has to be computed backwards.
 */
export interface ActHistory<State, Act> {
  readonly initial: State;
  readonly log: readonly { readonly act: Act; readonly after: State }[];
  /** How many acts of the log are in force; those beyond were undone. */
  readonly done: number;
}

export function startHistory<State, Act>(initial: State): ActHistory<State, Act> {
  return { initial, log: [], done: 0 };
}

/** The state with every act in force. */
export function presentOf<State, Act>({ initial, log, done }: ActHistory<State, Act>): State {
  return done === 0 ? initial : log[done - 1]!.after;
}

/** Performs an act: what was undone is forgotten. An act that changes nothing is not logged and forgets nothing. */
export function recordAct<State, Act>(
  history: ActHistory<State, Act>,
  act: Act,
  perform: (state: State, act: Act) => State,
): ActHistory<State, Act> {
  const before = presentOf(history);
  const after = perform(before, act);
  if (Object.is(after, before)) return history;
  const log = [...history.log.slice(0, history.done), { act, after }];
  return { ...history, log, done: log.length };
}

/** Takes one act back; returns the same history at its beginning. */
export function undoAct<State, Act>(history: ActHistory<State, Act>): ActHistory<State, Act> {
  return history.done === 0 ? history : { ...history, done: history.done - 1 };
}

/** Repeats the act undone last; returns the same history if none is undone. */
export function redoAct<State, Act>(history: ActHistory<State, Act>): ActHistory<State, Act> {
  return history.done === history.log.length ? history : { ...history, done: history.done + 1 };
}

/** The act that `undoAct` would take back; null for none. */
export const nextUndo = <State, Act>({ log, done }: ActHistory<State, Act>): Act | null =>
  log[done - 1]?.act ?? null;

/** The act that `redoAct` would bring back; null for none. */
export const nextRedo = <State, Act>({ log, done }: ActHistory<State, Act>): Act | null =>
  log[done]?.act ?? null;
