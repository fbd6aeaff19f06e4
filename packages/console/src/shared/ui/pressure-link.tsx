import { ROUTE_TITLES } from '@vigia/domain/es';
import { LinkButton } from '@vigia/ui';
import { Map as MapIcon } from 'lucide-react';
import { PRESSURE_PATH } from '../paths.ts';
import { useNavigation } from '../state/use-filters.ts';

/** The way to the captures on the map, by the filters that are chosen. */
export function PressureLink() {
  const { href } = useNavigation();
  return (
    <LinkButton icon={MapIcon} href={href(PRESSURE_PATH)}>
      {ROUTE_TITLES.pressure}
    </LinkButton>
  );
}
