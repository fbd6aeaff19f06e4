type Named = readonly { readonly id: number; readonly name: string }[];

/** Null for a thing that is missing or deleted. */
export const nameIn = (list: Named, id: number | null): string | null =>
  id === null ? null : (list.find((one) => one.id === id)?.name ?? null);

/** Deleted things are shown by their number. */
export const nameOrId = (list: Named, id: number): string => nameIn(list, id) ?? String(id);
