/** The values that a page has set on an element. */
export interface WidgetInput<A extends string> {
  /** Absent and empty attributes are both undefined. */
  readonly attributes: Readonly<Partial<Record<A, string>>>;
  readonly data?: unknown;
}

/** One element's input, with listeners for changes. */
export class WidgetStore<A extends string = string> {
  #input: WidgetInput<A> = { attributes: {} as WidgetInput<A>['attributes'] };
  readonly #listeners = new Set<() => void>();

  readonly read = (): WidgetInput<A> => this.#input;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setAttribute(name: A, value: string | null): void {
    const { attributes } = this.#input;
    const text = value?.trim() || undefined;
    if (attributes[name] !== text) this.#change({ attributes: { ...attributes, [name]: text } });
  }

  setData(data: unknown): void {
    if (this.#input.data !== data) this.#change({ data: data ?? undefined });
  }

  #change(news: Partial<WidgetInput<A>>): void {
    this.#input = { ...this.#input, ...news };
    for (const listener of this.#listeners) listener();
  }
}
