import { can } from '@vigia/domain/access';
import { MOST_COMPARED } from '@vigia/domain/farm';
import { Link, MultiSelect, Select, textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { useFarm } from '../state/farm.ts';
import { useNavigation } from '../state/use-filters.ts';
import { SelectBox } from '../ui/filter-boxes.ts';
import { keyText } from './compared-scopes.ts';
import type { Compared } from './use-compared.ts';
import { SIDE_BY_SIDE } from './words.ts';

/** The way to more seasons stands below the words of the field, at their edge. */
const AloneBox = styled(SelectBox)`
  > a {
    display: inline-block;
    margin: 4px 12px 0;
    font-size: ${textSize('compact')};
  }
`;

/** The choice of seasons and fields to compare with, and how they are laid over. */
export function CompareFields(props: Compared) {
  const words = useWords(SIDE_BY_SIDE);
  const { offered, isAlone, chosen, onChange, alignment, alignments, onAlign } = props;
  if (isAlone) return <NothingToCompare />;
  if (offered.length === 0) return null;
  const isFull = chosen.length >= MOST_COMPARED;
  return (
    <>
      <SelectBox>
        <MultiSelect
          label={words.compareWith}
          options={offered.map(({ key, name }) => ({ value: keyText(key), label: name }))}
          value={chosen.map(({ key }) => keyText(key))}
          onChange={(values) => onChange(offered.filter(({ key }) => values.includes(keyText(key))))}
          allLabel={null}
          placeholder={words.none}
          {...(isFull && { help: words.most(MOST_COMPARED) })}
        />
      </SelectBox>
      {chosen.length > 0 && alignments.length > 1 && (
        <SelectBox>
          <Select
            label={words.alignBy}
            options={alignments.map((value) => ({ value, label: words.alignments[value] }))}
            value={alignment}
            onChange={onAlign}
          />
        </SelectBox>
      )}
    </>
  );
}

/** Why nothing can be chosen yet, and the way to more for those who may open seasons. */
function NothingToCompare() {
  const words = useWords(SIDE_BY_SIDE);
  const { user, tree } = useFarm();
  const { href } = useNavigation();
  const clientId = tree.client.id;
  return (
    <AloneBox>
      <MultiSelect
        label={words.compareWith}
        options={[]}
        value={[]}
        onChange={() => undefined}
        allLabel={null}
        placeholder={words.none}
        isDisabled
        help={words.alone}
      />
      {can(user, 'season.create', { clientId }) && (
        <Link href={href('/admin/seasons', { company: clientId })}>{words.openSeasons}</Link>
      )}
    </AloneBox>
  );
}
