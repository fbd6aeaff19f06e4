/**
 * Format of the entries that changesets writes into each CHANGELOG.md: only the text of the changeset. Lines
 * about updated dependencies are left out, because all packages have the same version.
 */
interface Changeset {
  readonly summary: string;
}

export function getReleaseLine({ summary }: Changeset): string {
  const [first = '', ...others] = summary.trim().split('\n');
  return [`- ${first}`, ...others.map((line) => `  ${line}`.trimEnd())].join('\n');
}

export const getDependencyReleaseLine = (): string => '';
