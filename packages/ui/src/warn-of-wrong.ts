/** Bundlers replace it by its value; production builds give no warnings. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

type Allowed = Readonly<Record<string, readonly string[]>>;

/** Made when it is needed: production builds keep nothing of this file. */
let warned: Set<string> | undefined;

/**
 * Warns a developer, once, of values that a component does not know, where it would silently draw something else.
 *
 * @param component its name as it is imported
 * @param props those that were given; one that is missing has its default
 * @param allowed what each can be
 */
export function warnOfWrong(component: string, props: object, allowed: Allowed): void {
  if (process.env.NODE_ENV === 'production') return;
  for (const [prop, known] of Object.entries(allowed)) {
    const value: unknown = (props as Record<string, unknown>)[prop];
    if (value === undefined || known.includes(value as string)) continue;
    const text = `${component}: ${prop} is ${JSON.stringify(value)}, and can be ${known.join(', ')}`;
    warned ??= new Set();
    if (warned.has(text)) continue;
    warned.add(text);
    // biome-ignore lint/suspicious/noConsole: it is where developers look
    console.warn(text);
  }
}

/** The same of what a list holds, each named by its id: `TimeChart series captures`. */
export function warnOfWrongEach(
  component: string,
  list: readonly { readonly id: string }[],
  allowed: Allowed,
): void {
  if (process.env.NODE_ENV === 'production') return;
  for (const each of list) warnOfWrong(`${component} ${each.id}`, each, allowed);
}
