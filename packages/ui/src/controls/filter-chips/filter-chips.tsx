import { styled } from '../../theme/styled.ts';
import { latePart, useLatePart } from '../late/late-part.ts';
import type { FilterChipsProps } from './filter-chips-props.ts';

/** The room of the chips while they come. */
const Coming = styled.div`
  min-height: 28px;
`;

const part = latePart(async () => (await import('./chosen-chips.tsx')).ChosenChips);

/** What restricts the page now; each chip can be taken off (also with Supr). */
export function FilterChips(props: FilterChipsProps) {
  const isAny = props.filters.length > 0;
  const Chips = useLatePart(part, isAny);
  if (!isAny) return null;
  return Chips ? <Chips {...props} /> : <Coming />;
}
