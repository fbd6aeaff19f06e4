import { formatDay } from '@vigia/domain/es';
import { onPaperOnly } from '@vigia/ui';
import { styled } from 'styled-components';
import { useFarm } from '../state/farm.ts';

const Line = styled.p`
  ${onPaperOnly}
  margin: 0;
`;

/** On paper: of which day a page is, and of whom. The head of the page has the client. */
export function PaperLine() {
  const { today, user } = useFarm();
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <Line>
      {formatDay(today)} · {name}
    </Line>
  );
}
