import type { AdminClient } from '@vigia/api/client';
import { addressParts, type Client, type ClientId, type Season, type SectorDraft } from '@vigia/domain';
import type { MapTiles } from '@vigia/ui/map';
import { SeasonDialog } from '../../shared/dialogs/season-dialog.tsx';
import { SectorDialog } from '../../shared/dialogs/sector-dialog.tsx';
import { StationDialog } from '../../shared/dialogs/station-dialog.tsx';
import { stationDraft } from '../../shared/dialogs/station-draft.ts';
import { BiofixDialog, biofixDraft } from './dialogs/biofix-dialog.tsx';
import { ClientDialog } from './dialogs/client-dialog.tsx';
import { NodeDialog, nodeDraft } from './dialogs/node-dialog.tsx';
import { SchedulesDialog } from './dialogs/schedules-dialog.tsx';
import { personDraft, sectorRoles, seenUser, UserDialog } from './dialogs/user-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { ImportPhotosDialog } from './photos/import-photos-dialog.tsx';
import { keySecret } from './row-actions.ts';
import type { Secret, Target } from './targets.ts';
import type { AdminEdits } from './use-admin-edits.ts';
import { WORDS } from './words.ts';

export interface AdminDialogsProps {
  readonly target: Target;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The clients that something new may belong to. */
  readonly owners: readonly AdminClient[];
  readonly edits: AdminEdits;
  readonly onSecret: (secret: Secret) => void;
  readonly onClient: (clientId: ClientId) => void;
  readonly tiles?: MapTiles | undefined;
}

const seasonDraft = ({ name, start, end }: Season) => ({ name, start, end });

const sectorDraft = (sector: Extract<Target, { kind: 'sector' }>['sector']): SectorDraft | undefined =>
  sector ? { name: sector.name, ...addressParts(sector.address), ...sector.position } : undefined;

const clientDraft = ({ name, taxId }: Client) => ({ name, taxId: taxId ?? '' });

/** The dialog of what is edited or made. */
export function AdminDialogs({
  target,
  owners,
  edits,
  onSecret,
  onClient,
  tiles,
  ...door
}: AdminDialogsProps) {
  const clientId = target.owner?.client.id ?? null;
  const clientName = target.owner?.client.name ?? '';
  switch (target.kind) {
    case 'client': {
      const edited = target.owner?.client;
      return (
        <ClientDialog
          {...door}
          client={edited}
          edited={edited && clientDraft(edited)}
          onSave={async (draft, key, signal, seen) => {
            if (edited) return edits.updateClient(edited.id, draft, signal, seen);
            const made = await edits.createClient(draft, key, signal);
            onClient(made.id);
            return made;
          }}
        />
      );
    }
    case 'user': {
      const { user, owner } = target;
      return (
        <UserDialog
          {...door}
          clientName={clientName}
          sectors={owner.sectors}
          edited={user ? personDraft(user) : undefined}
          onSave={async ({ role, enabled, sectorIds, ...names }, key, signal, seen) => {
            if (user) {
              const entitiesUnderSector = sectorRoles(sectorIds, user.access.entitiesUnderSector);
              const access = { ...user.access, role, entitiesUnderSector };
              return edits.updateUser(user.id, { ...names, enabled, access }, signal, seenUser(user, seen));
            }
            const made = await edits.createUser(owner.client.id, names, key, signal);
            onSecret({
              title: WORDS.passwordTitle,
              note: WORDS.passwordNote(made.user.email),
              label: WORDS.password,
              value: made.temporaryPassword,
            });
            return made;
          }}
        />
      );
    }
    case 'sector': {
      const { sector, owner } = target;
      return (
        <SectorDialog
          {...door}
          clientName={clientName}
          tiles={tiles}
          edited={sectorDraft(sector)}
          onSave={(draft, key, signal, seen) =>
            sector
              ? edits.updateSector(sector.id, draft, signal, seen)
              : edits.createSector(owner.client.id, draft, key, signal)
          }
        />
      );
    }
    case 'season': {
      const { season, owner } = target;
      return (
        <SeasonDialog
          {...door}
          clientName={clientName}
          edited={season ? seasonDraft(season) : undefined}
          onSave={(draft, key, signal, seen) =>
            season
              ? edits.updateSeason(season.id, draft, signal, seen)
              : edits.createSeason(owner.client.id, draft, key, signal)
          }
        />
      );
    }
    case 'station': {
      const { station } = target;
      return (
        <StationDialog
          {...door}
          owners={owners}
          clientId={clientId}
          tiles={tiles}
          edited={station ? stationDraft(station) : undefined}
          onSave={async ({ clientId: of, ...draft }, key, signal, seen) => {
            if (station) return edits.updateStation(station.id, draft, signal, seen);
            return of === null ? null : edits.createStation(of, draft, key, signal);
          }}
        />
      );
    }
    case 'biofix': {
      const { biofix } = target;
      return (
        <BiofixDialog
          {...door}
          owners={owners}
          clientId={clientId}
          edited={biofix && clientId !== null ? biofixDraft(clientId, biofix) : undefined}
          onSave={async ({ clientId: of, ...draft }, key, signal, seen) => {
            if (biofix) return edits.updateBiofix(biofix.id, draft, signal, seen);
            return of === null ? null : edits.createBiofix(of, draft, key, signal);
          }}
        />
      );
    }
    case 'node': {
      const { node, owner } = target;
      return (
        <NodeDialog
          {...door}
          clientName={clientName}
          edited={node ? nodeDraft(node) : undefined}
          onSave={async (draft, key, signal, seen) => {
            if (node) return edits.updateNode(draft, signal, seen);
            const made = await edits.registerNode(owner.client.id, draft, key, signal);
            // A device without a key can be given one from its row.
            const issued = await edits.issueKey(made.serial).catch(() => null);
            if (issued !== null) onSecret(keySecret(made.serial, issued));
            return made;
          }}
        />
      );
    }
    case 'import':
      return <ImportDialog {...door} station={target.station} onImported={edits.measured} />;
    case 'photos':
      return <ImportPhotosDialog {...door} station={target.station} onImported={edits.measured} />;
    case 'schedule':
      return <SchedulesDialog {...door} owners={owners} owner={target.owner} onSent={edits.refresh} />;
  }
}
