import { Download, FileSpreadsheet, FileText, Image, type LucideIcon, Shapes } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../button/icon-button.tsx';
import { writeCsv } from '../../export/csv.ts';
import { fileName as nameOf, saveFile } from '../../export/save-file.ts';
import { Menu } from '../../menu/menu.tsx';
import { textSize, visuallyHidden } from '../../theme/mixins.ts';
import { hasValues } from '../time-chart/plan/check-series.ts';
import type { PictureSize } from './chart-picture.tsx';
import type { ChartDownloadsProps } from './downloads-props.ts';
import { seriesSheet } from './series-sheet.ts';
import { DOWNLOAD_WORDS as WORDS } from './words.ts';

export type { ChartDownloadsProps, PictureSize };

type Kind = 'png' | 'svg' | 'csv' | 'xlsx';
const ICONS: Readonly<Record<Kind, LucideIcon>> = {
  png: Image,
  svg: Shapes,
  csv: FileText,
  xlsx: FileSpreadsheet,
};

const Status = styled.span`
  ${visuallyHidden}
  &[data-failed] {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
    white-space: normal;
    color: ${({ theme }) => theme.status.error.text};
    font-size: ${textSize('compact')};
  }
`;

/** A button with the ways to take a chart along: as a picture or as figures. */
export function ChartDownloads(props: ChartDownloadsProps) {
  const [said, setSaid] = useState<{ text: string; failed?: true }>({ text: '' });
  const take = async (kind: Kind) => {
    setSaid({ text: WORDS.working });
    try {
      const name = nameOf(props.fileName, kind);
      saveFile(await fileOf(kind, props), name);
      setSaid({ text: WORDS.done(name) });
    } catch {
      setSaid({ text: WORDS.failed(kind.toUpperCase()), failed: true });
    }
  };
  const kinds: readonly Kind[] = props.picture ? ['png', 'svg', 'csv', 'xlsx'] : ['csv', 'xlsx'];
  return (
    <>
      <Status role="status" data-failed={said.failed}>
        {said.text}
      </Status>
      <Menu
        label={WORDS.menu(props.title)}
        trigger={
          <IconButton
            icon={Download}
            label={WORDS.download}
            variant="secondary"
            isDisabled={!hasValues(props.series)}
          />
        }
        entries={kinds.map((kind) => ({
          id: kind,
          label: WORDS[kind],
          icon: ICONS[kind],
          onAction: () => void take(kind),
        }))}
      />
    </>
  );
}

async function fileOf(kind: Kind, props: ChartDownloadsProps): Promise<Blob> {
  const sheet = () => seriesSheet(props.title, props.records ?? props.series, props);
  if (kind === 'csv') return writeCsv(sheet());
  if (kind === 'xlsx') {
    const { writeSpreadsheet } = await import('../../export/spreadsheet.ts');
    return writeSpreadsheet([sheet()]);
  }
  const { pictureFile } = await import('./picture-of.tsx');
  return pictureFile(kind, props);
}
