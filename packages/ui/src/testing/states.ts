export type State = 'Ready' | 'Loading' | 'Empty' | 'Error' | 'Dense' | 'Narrow' | 'Dark';

/** What a component's stories show of its states: the parameter `states` of the story file. */
export interface StatesOf {
  /** The story that shows a state under a name of its own. */
  readonly named?: Readonly<Partial<Record<State, string>>>;
  /** Why it cannot be in a state. */
  readonly never?: Readonly<Partial<Record<State, string>>>;
  /** The title of the file that shows the states, where this one is about one side of the component. */
  readonly shownIn?: string;
}

/** What shows words that are given: nothing to fetch, and nothing of its own that could fail. */
export const GIVEN = {
  Loading: 'it is drawn once what it says is known',
  Error: 'what failed is said beside it, by a Notice or an ErrorState',
} as const;
/** A sign or a sentence. */
export const STILL = {
  ...GIVEN,
  Empty: 'with nothing to say it is not drawn',
  Dense: 'there is one of it, however dense the page (Fundamentos/Densidad)',
} as const;
/** What only holds other things. */
export const FRAME = {
  Loading: 'what stands inside says so',
  Empty: 'what stands inside says so',
  Error: 'what stands inside says so',
  Dense: 'what stands inside decides how much it shows',
} as const;
/** One value to fill in. */
export const FIELD = {
  Loading: 'it can be used at once: nothing is fetched for it',
  Empty: 'it begins empty, as in Ready',
  Dense: 'it holds one value',
} as const;
/** Few choices, all in sight. */
export const CHOICES = {
  Loading: 'its few choices are fixed',
  Empty: 'its few choices are fixed',
  Dense: 'many choices belong into a Select or a MultiSelect',
} as const;
