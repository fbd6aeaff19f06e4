/** Bundlers replace it with its value; production builds give no warnings. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

type Allowed = Readonly<Record<string, readonly string[]>>;

/** Created on first use, so that production builds can drop this file. */
let warned: Set<string> | undefined;

/**
 * Warns a developer, once, of unknown values of props, for which a component would silently draw something
 * else.
 *
 * @param component its name as it is imported
 * @param props the given props; a missing one has its default
 * @param allowed the allowed values of each prop
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
    // biome-ignore lint/suspicious/noConsole: developers look for warnings in the console
    console.warn(text);
  }
}

/** The same for the elements of a list, each named by its id: `TimeChart series captures`. */
export function warnOfWrongEach(
  component: string,
  list: readonly { readonly id: string }[],
  allowed: Allowed,
): void {
  if (process.env.NODE_ENV === 'production') return;
  for (const each of list) warnOfWrong(`${component} ${each.id}`, each, allowed);
}
