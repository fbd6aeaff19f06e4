export interface ChosenFilter {
  readonly id: string;
  /** What is chosen, in words: "Temporada 2025–26". */
  readonly label: string;
}

export interface FilterChipsProps {
  /** What is chosen, in the order of the chips. */
  readonly filters: readonly ChosenFilter[];
  /** Gets the id of the chip that was taken away. */
  readonly onRemove: (id: string) => void;
  /** The list's name for screen readers. */
  readonly label?: string;
}
