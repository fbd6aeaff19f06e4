import type { SectorDraft } from '@vigia/domain/farm';
import { type MapTiles, PositionPicker } from '@vigia/ui/map';
import type { EntityForm } from './entity-dialog.tsx';

/** Degrees as typed text. */
type TypedPosition = Pick<SectorDraft, 'latitude' | 'longitude'>;

interface PositionFieldsProps {
  readonly form: EntityForm<TypedPosition, keyof TypedPosition>;
  readonly label: string;
  readonly tiles: MapTiles | undefined;
}

/** A position, typed or chosen on the map. */
export const PositionFields = ({ form: { draft, change, field }, label, tiles }: PositionFieldsProps) => (
  <PositionPicker
    label={label}
    isRequired
    height="220px"
    tiles={tiles}
    value={draft}
    onChange={change}
    errors={{ latitude: field('latitude').error, longitude: field('longitude').error }}
  />
);
