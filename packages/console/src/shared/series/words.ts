/** What the source of a chart says. */
export const WORDS = {
  allSectors: 'Todos los campos',
  model: (name: string) => `A.I. ${name}`,
  generalModel: 'A.I. general',
} as const;
