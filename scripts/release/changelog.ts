/**
 * What changesets writes into each CHANGELOG.md: the words of the changeset and nothing else. All packages have one
 * version, so that a line for each of its own dependencies would say nothing.
 */
interface Changeset {
  readonly summary: string;
}

export function getReleaseLine({ summary }: Changeset): string {
  const [first = '', ...others] = summary.trim().split('\n');
  return [`- ${first}`, ...others.map((line) => `  ${line}`.trimEnd())].join('\n');
}

export const getDependencyReleaseLine = (): string => '';
