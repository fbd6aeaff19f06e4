import { Button as AriaButton } from 'react-aria-components';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';

const Circle = styled(AriaButton)`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.primaryTint};
  color: ${({ theme }) => theme.color.primaryStrong};
  font-weight: 700;
  cursor: pointer;
  /* The initials are generated content, so that they are not part of the button's text. */
  &::before { content: attr(data-initials); }
  &[data-hovered] { box-shadow: 0 0 0 2px ${({ theme }) => theme.color.primary}; }
  &[data-focus-visible] { ${focusRing} }
  @media (pointer: coarse) { width: ${LAYOUT.touchTarget}px; height: ${LAYOUT.touchTarget}px; }
`;

/** First letters of the first two words: "Carla Muñoz" → "CM"; for an e-mail address, its first letter. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('es'))
    .join('');
}

/** The round button that opens the account menu (the trigger of its `Menu`). */
export function AccountButton({ name, label }: { readonly name: string; readonly label: string }) {
  return <Circle aria-label={label} data-initials={initialsOf(name)} />;
}
