import { Button, type ButtonVariant, MEDIA, Tooltip, textSize, visuallyHidden } from '@vigia/ui';
import { type LucideIcon, Plus } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

const Off = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  button { opacity: 0.5; cursor: not-allowed; }
`;

/** A tooltip cannot be opened by a thumb. */
const Why = styled.span`
  ${visuallyHidden}
  ${MEDIA.narrow} {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${textSize('small')};
    white-space: normal;
  }
`;

export interface AddButtonProps {
  readonly label: string;
  /** The main button of its table by default. */
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  /** Why nothing can be added now, null if it can: the button keeps its place in the tab order and gives the reason. */
  readonly whyOff: string | null;
  readonly onPress: () => void;
}

/** Opens the dialog of something new. */
export function AddButton(props: AddButtonProps) {
  const { label, variant = 'primary', icon = Plus, whyOff, onPress } = props;
  const why = useId();
  if (whyOff === null) {
    return (
      <Button variant={variant} icon={icon} onPress={onPress}>
        {label}
      </Button>
    );
  }
  return (
    <Off>
      <Tooltip text={whyOff}>
        <Button variant={variant} icon={icon} aria-disabled aria-describedby={why}>
          {label}
        </Button>
      </Tooltip>
      <Why id={why}>{whyOff}</Why>
    </Off>
  );
}
