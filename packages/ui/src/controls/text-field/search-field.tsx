import { Search, X } from 'lucide-react';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { notOnPaper } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { FieldButton } from '../field/field-button.ts';
import { FieldFrame, fieldRoot, Input } from '../field/field-parts.tsx';
import { CONTROLS } from '../words.ts';

const Root = styled(AriaSearchField)`
  ${fieldRoot}
  &[data-empty] button { visibility: hidden; }
  &[data-empty] { ${notOnPaper} }
`;

const Clear = styled(FieldButton)`margin-right: -6px;`;

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** Its name, also the placeholder by default. */
  readonly label: string;
  readonly placeholder?: string;
  readonly clearLabel?: string;
}

/** Quick search; Escape and the × clear it. */
export function SearchField({ label, placeholder = label, clearLabel, ...rest }: SearchFieldProps) {
  const words = useWords(CONTROLS);
  return (
    <Root {...rest} aria-label={label}>
      <FieldFrame>
        <Search size={18} aria-hidden />
        <Input placeholder={placeholder} />
        <Clear aria-label={clearLabel ?? words.clear}>
          <X size={16} aria-hidden />
        </Clear>
      </FieldFrame>
    </Root>
  );
}
