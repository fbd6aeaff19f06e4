import { useQuery } from '@tanstack/react-query';
import { arrivalCalls } from '@vigia/api/client';
import { LinkButton, useWords } from '@vigia/ui';
import { RadioTower } from 'lucide-react';
import { queryState } from '../../../shared/diagnostics/query-state.ts';
import { useCalls } from '../../../shared/state/calls.ts';
import { TableHead } from '../administration-view.tsx';
import { UnknownDevicesTable } from './unknown-devices-table.tsx';
import { UNKNOWN_DEVICES } from './words.ts';

/** How often the service is asked while the table is open, ms. */
const ASKED_EVERY_MS = 5_000;
const NOBODY = [] as const;

export function UnknownDevicesLink({ href }: { readonly href: string }) {
  const words = useWords(UNKNOWN_DEVICES);
  return (
    <LinkButton href={href} icon={RadioTower}>
      {words.title}
    </LinkButton>
  );
}

/** Requests of devices that nobody knows, for super administrators; it follows by itself. */
export function UnknownDevicesSection({ listHref }: { readonly listHref: string }) {
  const words = useWords(UNKNOWN_DEVICES);
  const calls = useCalls(arrivalCalls);
  const query = useQuery({
    queryKey: ['unknown-devices'],
    queryFn: ({ signal }) => calls.unknownDevices(signal),
    refetchInterval: ASKED_EVERY_MS,
  });
  return (
    <>
      <TableHead title={words.title}>
        <LinkButton href={listHref}>{words.back}</LinkButton>
      </TableHead>
      <p style={{ margin: 0 }}>{words.hint}</p>
      <UnknownDevicesTable devices={query.data ?? NOBODY} {...queryState(query)} />
    </>
  );
}
