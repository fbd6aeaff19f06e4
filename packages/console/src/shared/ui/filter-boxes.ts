import { MEDIA } from '@vigia/ui';
import { styled } from 'styled-components';

/** Widths of the controls in a page's filter line; on narrow screens they share the lines. */
export const SearchBox = styled.div`
  width: 240px;
  max-width: 100%;
  ${MEDIA.narrow} { && { flex: 1 0 100%; } }
`;

export const SelectBox = styled.div`
  min-width: 130px;
  max-width: 240px;
  ${MEDIA.narrow} { max-width: 100%; }
`;

/** Takes a line of its own on narrow screens: for options side by side. */
export const ChoiceBox = styled.div`
  ${MEDIA.narrow} { && { flex: 1 0 100%; } }
`;
