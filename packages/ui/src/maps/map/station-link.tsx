import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import type { MapStation } from './map-station.ts';
import { MAP } from './words.ts';

const Anchor = styled.a`
  display: inline-block;
  padding: 4px 0;
  border-radius: 2px;
  color: ${({ theme }) => theme.color.primaryStrong};
  font-weight: 600;
  text-underline-offset: 3px;
  &:focus-visible { ${focusRing} }
  @media (pointer: coarse) { padding: 12px 8px; }
`;

interface StationLinkProps {
  readonly station: MapStation;
  readonly onOpen?: ((station: MapStation) => void) | undefined;
}

/** The link to a station, for readers who may open it; a plain link unless the screen handles it. */
export function StationLink({ station, onOpen }: StationLinkProps) {
  const words = useWords(MAP);
  if (!station.href) return null;
  return (
    <Anchor
      href={station.href}
      aria-label={`${words.open} ${station.name}`}
      onClick={(event) => {
        if (!onOpen || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onOpen(station);
      }}
    >
      {words.open}
    </Anchor>
  );
}
