export interface ChosenFilter {
  readonly id: string;
  /** The filter as words: "Temporada 2025–26". */
  readonly label: string;
}

export interface FilterChipsProps {
  /** The active filters, in the order of the chips. */
  readonly filters: readonly ChosenFilter[];
  /** Gets the id of the chip that was removed. */
  readonly onRemove: (id: string) => void;
  /** The list's name for screen readers. */
  readonly label?: string;
}
