/** What a page has told an element: attributes as text, properties as given. */
export interface WidgetInput<A extends string, P extends string> {
  /** Absent and empty are the same: undefined. */
  readonly attributes: Readonly<Partial<Record<A, string>>>;
  readonly properties: Readonly<Partial<Record<P, unknown>>>;
}

/** One element's input, told to whoever draws it. */
export class WidgetStore<A extends string = string, P extends string = string> {
  #input = { attributes: {}, properties: {} } as WidgetInput<A, P>;
  readonly #listeners = new Set<() => void>();

  readonly read = (): WidgetInput<A, P> => this.#input;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setAttribute(name: A, value: string | null): void {
    const text = value?.trim() || undefined;
    if (this.#input.attributes[name] === text) return;
    this.#change({ ...this.#input, attributes: { ...this.#input.attributes, [name]: text } });
  }

  setProperty(name: P, value: unknown): void {
    if (this.#input.properties[name] === value) return;
    this.#change({ ...this.#input, properties: { ...this.#input.properties, [name]: value ?? undefined } });
  }

  #change(input: WidgetInput<A, P>): void {
    this.#input = input;
    for (const listener of this.#listeners) listener();
  }
}
