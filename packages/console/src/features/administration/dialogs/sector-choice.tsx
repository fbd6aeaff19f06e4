import { useQueries } from '@tanstack/react-query';
import { type AdminClient, administrationCalls } from '@vigia/api/client';
import type { ClientId, SectorId } from '@vigia/domain/farm';
import { MultiSelect, useWords } from '@vigia/ui';
import { useCalls } from '../../../shared/state/calls.ts';
import { useFarm } from '../../../shared/state/farm.ts';
import { TABLES } from '../tables/words.ts';
import { adminClientQuery } from '../use-admin-clients.ts';

/** The sectors a person is narrowed to. */
export interface SectorChoice {
  /** The clients served beside the own one. */
  readonly clientIds: readonly ClientId[];
  readonly value: readonly SectorId[];
  readonly onChange: (value: readonly SectorId[]) => void;
  readonly error?: string | undefined;
}

interface SectorFieldProps extends SectorChoice {
  /** The own client, then those served, as far as they are loaded. */
  readonly owners: readonly Pick<AdminClient, 'client' | 'sectors'>[];
  readonly isLoading: boolean;
}

/** "Campos que atiende": sectors of the clients served, under the client's name if there are several. */
export function SectorField({ owners, clientIds, isLoading, value, onChange, error }: SectorFieldProps) {
  const words = useWords(TABLES).users;
  const several = clientIds.length > 0;
  const options = owners.flatMap(({ client, sectors }) =>
    sectors
      .filter(({ id, archived }) => !archived || value.includes(id))
      .map(({ id, name }) => ({ value: id, label: name, ...(several && { detail: client.name }) })),
  );
  const blind = owners.filter(({ sectors }) => !sectors.some(({ id }) => value.includes(id)));
  const names = blind.map(({ client }) => client.name);
  const isNarrow = value.length > 0 && several && names.length > 0 && !isLoading;
  return (
    <MultiSelect
      label={words.servedSectors}
      help={isNarrow ? words.noSectorOf(names) : words.sectorsHelp}
      options={options}
      value={value}
      onChange={onChange}
      error={error}
      isLoading={isLoading}
    />
  );
}

/** The same, which loads the sectors of the chosen clients. */
export function ServedSectors({ owner, ...choice }: SectorChoice & { readonly owner: AdminClient }) {
  const { user } = useFarm();
  const administration = useCalls(administrationCalls);
  const found = useQueries({
    queries: choice.clientIds.map((id) => adminClientQuery(administration, user.id, id)),
  });
  return (
    <SectorField
      {...choice}
      owners={[owner, ...found.flatMap(({ data }) => data ?? [])]}
      isLoading={found.some(({ isPending }) => isPending)}
    />
  );
}
