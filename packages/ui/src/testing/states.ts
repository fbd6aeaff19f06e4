export type State = 'Ready' | 'Loading' | 'Empty' | 'Error' | 'Dense' | 'Narrow' | 'Dark';

/** Which states of a component its stories show: the parameter `states` of the story file. */
export interface StatesOf {
  /** The story that shows a state, if it has another name than the state. */
  readonly named?: Readonly<Partial<Record<State, string>>>;
  /** Why the component cannot be in a state. */
  readonly never?: Readonly<Partial<Record<State, string>>>;
  /** The title of the file that shows the states, if this one is about one aspect of the component. */
  readonly shownIn?: string;
}

/** Components that show given words: they load nothing, so they can neither wait nor fail. */
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
/** Components that only contain others. */
export const FRAME = {
  Loading: 'what stands inside says so',
  Empty: 'what stands inside says so',
  Error: 'what stands inside says so',
  Dense: 'what stands inside decides how much it shows',
} as const;
/** Fields for one value. */
export const FIELD = {
  Loading: 'it can be used at once: nothing is fetched for it',
  Empty: 'it begins empty, as in Ready',
  Dense: 'it holds one value',
} as const;
/** A few choices, all visible. */
export const CHOICES = {
  Loading: 'its few choices are fixed',
  Empty: 'its few choices are fixed',
  Dense: 'many choices belong into a Select or a MultiSelect',
} as const;
