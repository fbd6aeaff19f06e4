export interface ChosenFilter {
  readonly id: string;
  /** What is chosen, in words: "Temporada 2025–26". */
  readonly label: string;
}

export interface FilterChipsProps {
  readonly filters: readonly ChosenFilter[];
  readonly onRemove: (id: string) => void;
  readonly label?: string;
}
