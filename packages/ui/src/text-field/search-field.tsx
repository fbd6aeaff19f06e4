import { Search, X } from 'lucide-react';
import {
  Button as AriaButton,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import styled from 'styled-components';
import { FieldFrame, fieldRoot, Input } from '../field/field-parts.tsx';
import { focusRing } from '../theme/mixins.ts';
import * as WORDS from '../words.ts';

const Root = styled(AriaSearchField)`
  ${fieldRoot}
  &[data-empty] button { visibility: hidden; }
`;

const Clear = styled(AriaButton)`
  display: inline-flex;
  padding: 6px;
  margin-right: -6px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
  &[data-hovered] { color: ${({ theme }) => theme.color.text}; }
  &[data-focus-visible] { ${focusRing} }
`;

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** Its name; shown as the placeholder unless there is another. */
  readonly label: string;
  readonly placeholder?: string;
  readonly clearLabel?: string;
}

/** Quick search; Escape and the × clear it. */
export function SearchField({
  label,
  placeholder = label,
  clearLabel = WORDS.clear,
  ...rest
}: SearchFieldProps) {
  return (
    <Root {...rest} aria-label={label}>
      <FieldFrame>
        <Search size={18} aria-hidden />
        <Input placeholder={placeholder} />
        <Clear aria-label={clearLabel}>
          <X size={16} aria-hidden />
        </Clear>
      </FieldFrame>
    </Root>
  );
}
