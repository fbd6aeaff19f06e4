export const TABS = ['plagas', 'clima', 'horas-frio'] as const;
export type TabId = (typeof TABS)[number];

/** The tab is the address' fragment; anything else is the first one. */
export function tabOfHash(hash: string): TabId {
  return TABS.find((tab) => tab === hash) ?? 'plagas';
}
