import type { AdminClient, InstalledDevice, MadePassword } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { can } from '@vigia/domain/access';
import {
  addressParts,
  type Client,
  type ClientDraft,
  type ClientId,
  hrefWith,
  type NodeSerial,
  type Season,
  type SectorDraft,
  type StationDeviceDraft,
  sortSeasons,
  type User,
} from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import type { MapTiles } from '@vigia/ui/map';
import { SeasonDialog } from '../../shared/dialogs/season-dialog.tsx';
import { SectorDialog } from '../../shared/dialogs/sector-dialog.tsx';
import { StationDialog } from '../../shared/dialogs/station-dialog.tsx';
import { ownedStationDraft } from '../../shared/dialogs/station-draft.ts';
import { ExportDialog } from '../../shared/exports/export-dialog.tsx';
import { arrivalsPath } from '../../shared/paths.ts';
import type { ClientEntry } from '../../shared/state/tree-storage.ts';
import { BiofixDialog, biofixDraft } from './dialogs/biofix-dialog.tsx';
import { ClientDialog } from './dialogs/client-dialog.tsx';
import { HandOverDialog } from './dialogs/hand-over-dialog.tsx';
import { NodeDialog, nodeDraft } from './dialogs/node-dialog.tsx';
import { PersonDialog } from './dialogs/person-dialog.tsx';
import { ProductDialog } from './dialogs/product-dialog.tsx';
import { SchedulesDialog } from './dialogs/schedules-dialog.tsx';
import { EditManyDialog } from './edit-many/edit-many-dialog.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { StationsImportDialog } from './import/stations-import-dialog.tsx';
import { OpenSeasonDialog } from './open-season/open-season-dialog.tsx';
import { useUndoOpening } from './open-season/use-undo-opening.ts';
import { ImportPhotosDialog } from './photos/import-photos-dialog.tsx';
import { keySecret } from './secrets.ts';
import { SignInsDialog } from './sign-ins/sign-ins-dialog.tsx';
import { TableImportDialog } from './table-import/table-import-dialog.tsx';
import { TABLES } from './tables/words.ts';
import type { Secret, Target } from './targets.ts';
import type { AdminEdits } from './use-admin-edits.ts';

export interface AdminDialogsProps {
  readonly user: User;
  readonly target: Target;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The clients that a new row may belong to. */
  readonly owners: readonly AdminClient[];
  /** All clients that the user serves. */
  readonly clients: readonly ClientEntry[];
  /** The roles of clients for the service, see `ClientAttributes`. */
  readonly mayEditAttributes: boolean;
  readonly edits: AdminEdits;
  readonly onSecret: (secret: Secret) => void;
  readonly onPasswords: (passwords: readonly MadePassword[]) => void;
  readonly onClient: (clientId: ClientId) => void;
  readonly today: IsoDate;
  readonly tiles?: MapTiles | undefined;
}

const seasonDraft = ({ name, start, end }: Season) => ({ name, start, end });

const sectorDraft = (sector: Extract<Target, { kind: 'sector' }>['sector']): SectorDraft | undefined =>
  sector
    ? {
        ...{ name: sector.name, ...addressParts(sector.address), ...sector.position },
        area: sector.area ?? null,
      }
    : undefined;

const clientDraft = (client: Client): ClientDraft => ({
  name: client.name,
  taxId: client.taxId ?? '',
  requiresSecondStep: client.requiresSecondStep,
  isDevicePool: client.isDevicePool,
  isCounted: client.isCounted,
  isTest: client.isTest,
});

/** The device of a new station; null without one. */
const deviceOf = (
  { deviceFrom, deviceSerial, deviceFirmware }: StationDeviceDraft,
  userEmail: string,
): InstalledDevice | null =>
  deviceFrom === 'none'
    ? null
    : {
        serial: deviceSerial.trim(),
        firmwareVersion: deviceFrom === 'new' ? deviceFirmware.trim() : null,
        userEmail,
      };

/** The dialog of an edited or new row. */
export function AdminDialogs({
  user,
  target,
  owners,
  clients,
  mayEditAttributes,
  edits,
  onSecret,
  onPasswords,
  onClient,
  today,
  tiles,
  ...dialog
}: AdminDialogsProps) {
  const words = useWords(TABLES).nodes;
  const clientId = target.owner?.client.id ?? null;
  const clientName = target.owner?.client.name ?? '';
  /** A device without a key can be given one from its row. */
  const showKey = async (serial: NodeSerial) => {
    const issued = await edits.issueKey(serial).catch(() => null);
    if (issued !== null) onSecret(keySecret(words, serial, issued, false));
  };
  const undoOpening = useUndoOpening(edits);
  switch (target.kind) {
    case 'client': {
      const edited = target.owner?.client;
      return (
        <ClientDialog
          {...dialog}
          client={edited}
          mayEditAttributes={mayEditAttributes}
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
    case 'user':
      return <PersonDialog {...dialog} {...target} edits={edits} onSecret={onSecret} />;
    case 'sign-ins':
      return <SignInsDialog {...dialog} user={target.user} />;
    case 'sector': {
      const { sector, owner } = target;
      return (
        <SectorDialog
          {...dialog}
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
          {...dialog}
          clientName={clientName}
          edited={season ? seasonDraft(season) : undefined}
          onSave={(draft, key, signal, seen, confirmed) =>
            season
              ? edits.updateSeason(season.id, draft, signal, seen, confirmed)
              : edits.createSeason(owner.client.id, draft, key, signal, confirmed)
          }
        />
      );
    }
    case 'export': {
      const { owner, season } = target;
      const source = { client: owner.client, sectors: owner.sectors, seasons: sortSeasons(owner.seasons) };
      return <ExportDialog {...dialog} source={source} seasonId={season.id} />;
    }
    case 'season-opening':
      return (
        <OpenSeasonDialog
          {...dialog}
          owner={target.owner}
          today={today}
          onSave={(opening, key, signal, confirmed) =>
            edits.openSeason(target.owner.client.id, opening, key, signal, confirmed)
          }
          onUndo={undoOpening}
        />
      );
    case 'station': {
      const { station } = target;
      return (
        <StationDialog
          {...dialog}
          owners={owners}
          clientId={clientId}
          tiles={tiles}
          edited={station ? ownedStationDraft(station) : undefined}
          beginsWithDevice={target.withDevice ?? false}
          mayRegister={(id) => can(user, 'node.create', { clientId: id })}
          onSave={async ({ clientId: of, ...draft }, key, signal, seen) => {
            if (station) return edits.updateStation(station.id, draft, signal, seen);
            if (of === null) return null;
            const made = await edits.createStation(of, draft, deviceOf(draft, user.email), key, signal);
            if (draft.deviceFrom === 'new' && made.nodeSerial !== null) await showKey(made.nodeSerial);
            return made;
          }}
        />
      );
    }
    case 'biofix': {
      const { biofix } = target;
      return (
        <BiofixDialog
          {...dialog}
          owners={owners}
          clientId={clientId}
          edited={biofix && clientId !== null ? biofixDraft(clientId, biofix) : undefined}
          onSave={async ({ clientId: of, ...draft }, key, signal, seen, confirmed) => {
            if (biofix) return edits.updateBiofix(biofix.id, draft, signal, seen, confirmed);
            return of === null ? null : edits.createBiofix(of, draft, key, signal, confirmed);
          }}
        />
      );
    }
    case 'product': {
      const { product, owner } = target;
      return (
        <ProductDialog
          {...dialog}
          owner={owner}
          product={product}
          onSave={(draft, key, signal, seen) =>
            product
              ? edits.updateProduct(product.id, draft, signal, seen)
              : edits.createProduct(owner.client.id, draft, key, signal)
          }
        />
      );
    }
    case 'node': {
      const { node, owner } = target;
      return (
        <NodeDialog
          {...dialog}
          clientName={clientName}
          edited={node ? nodeDraft(node) : undefined}
          arrivalsHref={node ? hrefWith(arrivalsPath(node.serial), { company: owner.client.id }) : undefined}
          onSave={async (draft, key, signal, seen) => {
            if (node) return edits.updateNode(draft, signal, seen);
            const made = await edits.registerNode(owner.client.id, draft, key, signal);
            await showKey(made.serial);
            return made;
          }}
        />
      );
    }
    case 'hand-over': {
      const { node, owner } = target;
      return (
        <HandOverDialog
          {...dialog}
          serial={node.serial}
          from={owner.client}
          clients={clients}
          onSave={async ({ clientId: to }, _key, signal) =>
            to === null ? null : edits.handOver(node.serial, to, signal)
          }
        />
      );
    }
    case 'import': {
      const { owner, station, file } = target;
      const importing = { ...dialog, file, onImported: edits.measured };
      if (station !== null) return <ImportDialog {...importing} station={station} />;
      const { client, sectors } = owner;
      return <StationsImportDialog {...importing} client={client} sectors={sectors} />;
    }
    case 'photos':
      return <ImportPhotosDialog {...dialog} station={target.station} onImported={edits.measured} />;
    case 'stations': {
      const { owner, stations } = target;
      return <EditManyDialog {...dialog} owner={owner} stations={stations} onSaved={edits.refresh} />;
    }
    case 'table': {
      const { owner, table, file } = target;
      return (
        <TableImportDialog
          {...dialog}
          kind={table}
          client={owner.client}
          file={file}
          onSaved={edits.refresh}
          onPasswords={onPasswords}
        />
      );
    }
    case 'schedule':
      return <SchedulesDialog {...dialog} owners={owners} owner={target.owner} onSent={edits.refresh} />;
  }
}
