import styled from 'styled-components';

/** Widths of what stands in a page's filter line. */
export const SearchBox = styled.div`width: min(240px, 100%);`;
export const SelectBox = styled.div`min-width: 130px; max-width: 240px;`;
