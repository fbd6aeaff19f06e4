import { styled } from '../../theme/styled.ts';
import { latePart, useLatePart } from '../late/late-part.ts';
import type { FilterChipsProps } from './filter-chips-props.ts';

/** Keeps the height of the chips while their code loads. */
const Coming = styled.div`
  min-height: 28px;
`;

const part = latePart(async () => (await import('./chosen-chips.tsx')).ChosenChips);

/** The filters that restrict the page; each chip can be removed (also with Delete). */
export function FilterChips(props: FilterChipsProps) {
  const isAny = props.filters.length > 0;
  const Chips = useLatePart(part, isAny);
  if (!isAny) return null;
  return Chips ? <Chips {...props} /> : <Coming />;
}
