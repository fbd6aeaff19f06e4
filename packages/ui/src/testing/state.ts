export type State = 'Ready' | 'Loading' | 'Empty' | 'Error' | 'Dense' | 'Narrow' | 'Dark';

/** What a component's stories show of its states. */
export interface StatesOf {
  /** The story that shows a state under a name of its own. */
  readonly named?: Readonly<Partial<Record<State, string>>>;
  /** Why it cannot be in a state. */
  readonly never?: Readonly<Partial<Record<State, string>>>;
}
