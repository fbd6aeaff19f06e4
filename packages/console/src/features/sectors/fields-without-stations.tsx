import type { Sector } from '@vigia/domain/farm';
import { Button, Card, Link, MEDIA, useWords } from '@vigia/ui';
import { RadioTower } from 'lucide-react';
import { styled } from 'styled-components';
import { SECTORS } from './words.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
    min-height: ${({ theme }) => theme.density.row}px;
    padding: 6px 0;
    overflow-wrap: anywhere;
  }
  li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  ${MEDIA.narrow} {
    li { grid-template-columns: minmax(0, 1fr); justify-items: start; padding: 10px 0; }
  }
`;

interface FieldsWithoutStationsProps {
  readonly sectors: readonly Sector[];
  readonly sectorHref: (sectorId: number) => string | undefined;
  /** Absent for readers who may not report an installation. */
  readonly onInstall?: ((sectorId: number) => void) | undefined;
}

/** Fields without measurements yet, also new ones, with a button for their first station. */
export function FieldsWithoutStations({ sectors, sectorHref, onInstall }: FieldsWithoutStationsProps) {
  const words = useWords(SECTORS);
  if (sectors.length === 0) return null;
  return (
    <Card title={words.withoutStations}>
      <List aria-label={words.withoutStations}>
        {sectors.map(({ id, name, address }) => {
          const href = sectorHref(id);
          return (
            <li key={id}>
              {href === undefined ? <strong>{name}</strong> : <Link href={href}>{name}</Link>}
              <span>{address}</span>
              {onInstall && (
                <Button
                  size="small"
                  icon={RadioTower}
                  aria-label={words.installIn(name)}
                  onPress={() => onInstall(id)}
                >
                  {words.install}
                </Button>
              )}
            </li>
          );
        })}
      </List>
    </Card>
  );
}
