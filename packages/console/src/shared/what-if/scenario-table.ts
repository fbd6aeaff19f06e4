import { MEDIA, textSize } from '@vigia/ui';
import { styled } from 'styled-components';

/** A table of ¿Y si…?: as things are beside the scenario. */
export const ScenarioTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption { padding: 0 0 8px; font-size: ${textSize('base')}; font-weight: 600; text-align: left; }
  th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid ${({ theme }) => theme.color.line}; text-align: left; vertical-align: top; }
  thead th { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; font-weight: 600; }
  tbody th { font-weight: 400; }
  tfoot td { border: 0; color: ${({ theme }) => theme.color.muted}; }
  tr[data-past] :is(th, td) { color: ${({ theme }) => theme.color.muted}; }
  ${MEDIA.narrow} { font-size: ${textSize('compact')}; th, td { padding-right: 8px; } }
`;
