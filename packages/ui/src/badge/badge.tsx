import styled from 'styled-components';

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 19px;
  height: 19px;
  padding: 0 5px;
  border-radius: 10px;
  background: ${({ theme }) => theme.color.danger};
  color: ${({ theme }) => theme.color.onDanger};
  font-size: 11px;
  font-weight: 700;
  line-height: 1;
`;

/** A count of what waits; nothing at zero, "99+" past two digits. */
export function Badge({ count }: { readonly count: number }) {
  return count > 0 ? <Pill>{count > 99 ? '99+' : count}</Pill> : null;
}
