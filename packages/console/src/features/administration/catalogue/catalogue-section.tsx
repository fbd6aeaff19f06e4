import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CropDraft, catalogueCalls, type ListedCrop, type ListedPest } from '@vigia/api/client';
import { can } from '@vigia/domain/access';
import { cropLabel } from '@vigia/domain/farm';
import { fileName, Notice, saveFile, useSnackbar, useWords } from '@vigia/ui';
import { useCallback, useEffect, useState } from 'react';
import { reasonOf } from '../../../shared/error-words.ts';
import { REASONS } from '../../../shared/reason-words.ts';
import { useCalls } from '../../../shared/state/calls.ts';
import { useFarm } from '../../../shared/state/farm.ts';
import { ADMINISTRATION } from '../use-admin-clients.ts';
import { CropDialog } from './crop-dialog.tsx';
import { CropsTable } from './crops-table.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { PestsTable } from './pests-table.tsx';
import type { Preview } from './use-document.ts';
import { CATALOGUE } from './words.ts';

const KEY = ['catalogue'];
const NONE: readonly never[] = [];

type Open =
  | { readonly kind: 'document'; readonly file?: File }
  | { readonly kind: 'crop'; readonly crop?: ListedCrop };

interface CatalogueSectionProps {
  /** The document of a pest that was dropped on Administración. */
  readonly dropped: File | null;
}

/** Crops, varieties and pests of the whole installation. */
export function CatalogueSection({ dropped }: CatalogueSectionProps) {
  const words = useWords(CATALOGUE);
  const reasons = useWords(REASONS);
  const { user, tree } = useFarm();
  const calls = useCalls(catalogueCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const [open, setOpen] = useState<Open | null>(null);
  useEffect(() => {
    if (dropped !== null) setOpen({ kind: 'document', file: dropped });
  }, [dropped]);
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => calls.read(signal),
  });
  const mayEdit = can(user, 'catalogue.edit', { clientId: user.clientId });
  const changed = async <T,>(work: Promise<T>): Promise<T> => {
    const done = await work;
    for (const key of [KEY, [ADMINISTRATION], ['infrastructure']])
      void queryClient.invalidateQueries({ queryKey: key });
    return done;
  };

  /** Retires it, or takes it back, and offers to undo that. */
  const retire = async (name: string, isRetired: boolean, set: (isRetired: boolean) => Promise<unknown>) => {
    const act = async (to: boolean, more?: { readonly label: string; readonly onPress: () => void }) => {
      try {
        await changed(set(to));
        success((to ? words.retired : words.restored)(name), more ? { action: more } : {});
      } catch (error) {
        failure(words.refused(reasonOf(reasons, error)));
      }
    };
    await act(!isRetired, { label: words.undo, onPress: () => void act(isRetired) });
  };
  const onExport = useCallback(
    async ({ id, species }: ListedPest) => {
      try {
        const text = `${JSON.stringify(await calls.document(id), null, 2)}\n`;
        saveFile(new Blob([text], { type: 'application/json' }), fileName(species, 'json'));
      } catch {
        failure(words.pests.exportFailed);
      }
    },
    [calls, failure, words],
  );
  const onPreview: Preview = useCallback((...asked) => calls.preview(...asked), [calls]);
  const state = data ? 'ready' : isError ? 'error' : 'loading';
  const shared = { state, onRetry: () => void refetch() } as const;
  const onCrop = (draft: CropDraft) =>
    changed(open?.kind === 'crop' && open.crop ? calls.editCrop(open.crop.id, draft) : calls.addCrop(draft));
  return (
    <>
      <Notice>{words.about}</Notice>
      <PestsTable
        {...shared}
        pests={data?.pests ?? NONE}
        onExport={(pest) => void onExport(pest)}
        {...(mayEdit && {
          onImport: () => setOpen({ kind: 'document' }),
          onRetire: ({ id, name, isRetired }) =>
            void retire(name, isRetired, (to) => calls.retirePest(id, to)),
        })}
      />
      <CropsTable
        {...shared}
        crops={data?.crops ?? NONE}
        {...(mayEdit && {
          onAdd: () => setOpen({ kind: 'crop' }),
          onEdit: (crop) => setOpen({ kind: 'crop', crop }),
          onRetire: (crop) =>
            void retire(cropLabel(crop), crop.isRetired, (to) => calls.retireCrop(crop.id, to)),
        })}
      />
      {open?.kind === 'document' && (
        <DocumentDialog
          isOpen
          onClose={() => setOpen(null)}
          stations={tree.stations}
          file={open.file}
          onPreview={onPreview}
          onTake={(document) => changed(calls.take(document))}
        />
      )}
      {open?.kind === 'crop' && (
        <CropDialog isOpen onClose={() => setOpen(null)} edited={open.crop} onSave={onCrop} />
      )}
    </>
  );
}
