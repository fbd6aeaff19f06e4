import { Download, FileSpreadsheet, FileText, Image, type LucideIcon, Shapes } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { IconButton } from '../../controls/button/icon-button.tsx';
import { Menu } from '../../controls/menu/menu.tsx';
import { writeCsv } from '../../export/csv.ts';
import { fileName as nameOf, saveFile } from '../../export/save-file.ts';
import { SHEETS } from '../../export/words.ts';
import { textSize, visuallyHidden } from '../../theme/mixins.ts';
import { LIGHT } from '../../theme/palettes.ts';
import { styled } from '../../theme/styled.ts';
import { LanguageProvider, useLanguage, useWords } from '../../words/language.tsx';
import { wordsOf } from '../../words/room.ts';
import { type Language, speechOf } from '../../words/speech.ts';
import { type ChartMarker, type ChartSeries, type ChartWindow, isVisible } from '../chart-series.ts';
import type { TableBands } from '../data-table/table-columns.ts';
import { hasValues } from '../time-chart/plan/check-series.ts';
import { CHARTS, type ChartSpeech } from '../words.ts';
import { ChartPicture, type PictureSize } from './chart-picture.tsx';
import { seriesSheet } from './series-sheet.ts';
import { periodText, sourceLine } from './source-line.ts';
import { DOWNLOADS } from './words.ts';

export type { PictureSize };

type Kind = 'png' | 'svg' | 'csv' | 'xlsx';
const ICONS: Readonly<Record<Kind, LucideIcon>> = {
  png: Image,
  svg: Shapes,
  csv: FileText,
  xlsx: FileSpreadsheet,
};

export interface ChartDownloadsProps extends TableBands {
  /** Heading of the picture, name of the sheet, and part of the menu's name. */
  readonly title: string;
  /** All series in full resolution, also hidden ones; a picture's legend names the visible ones. */
  readonly series: readonly ChartSeries[];
  /** What the data files contain instead of `series`, for instance with the sum of all. */
  readonly records?: readonly ChartSeries[] | undefined;
  /** Without extension. */
  readonly fileName: string;
  /**
   * The chart alone in a given size, such as `<TimeChart {...props} {...size} interactive={false} />`; without
   * it, only data can be downloaded.
   */
  readonly picture?: (size: PictureSize) => ReactElement;
  /** Size of the chart inside the picture, px. */
  readonly size?: PictureSize;
  /** The period drawn: written under the picture's heading. */
  readonly window?: ChartWindow | undefined;
  /** Vertical lines of the chart, for a picture's legend. */
  readonly markers?: readonly ChartMarker[] | undefined;
  /**
   * Who measured: 'Vigía · Los Aromos Norte'. The picture's last line contains it and the last day with data.
   */
  readonly source?: string | undefined;
}

const SIZE: PictureSize = { width: 960, height: 400 };

const Status = styled.span`
  ${visuallyHidden}
  left: 0;
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

/** A button that opens the downloads of a chart: as a picture or as data. */
export function ChartDownloads(props: ChartDownloadsProps) {
  const language = useLanguage();
  const words = useWords(DOWNLOADS);
  const [message, setMessage] = useState<{ text: string; failed?: true }>({ text: '' });
  const take = async (kind: Kind) => {
    setMessage({ text: words.working });
    try {
      const name = nameOf(props.fileName, kind);
      saveFile(await fileOf(kind, props, language), name);
      setMessage({ text: words.done(name) });
    } catch {
      setMessage({ text: words.failed(kind.toUpperCase()), failed: true });
    }
  };
  const kinds: readonly Kind[] = props.picture ? ['png', 'svg', 'csv', 'xlsx'] : ['csv', 'xlsx'];
  return (
    <>
      <Status role="status" data-failed={message.failed}>
        {message.text}
      </Status>
      <Menu
        label={words.menu(props.title)}
        trigger={
          <IconButton
            icon={Download}
            label={words.download}
            variant="secondary"
            isDisabled={!hasValues(props.series)}
          />
        }
        entries={kinds.map((kind) => ({
          id: kind,
          label: words[kind],
          icon: ICONS[kind],
          onAction: () => void take(kind),
        }))}
      />
    </>
  );
}

async function fileOf(kind: Kind, props: ChartDownloadsProps, language: Language): Promise<Blob> {
  const speech = speechOf(CHARTS, language);
  const sheet = () => seriesSheet(props.title, props.records ?? props.series, props, speech);
  if (kind === 'csv') return writeCsv(sheet());
  if (kind === 'xlsx') {
    const { writeSpreadsheet } = await import('../../export/spreadsheet.ts');
    return writeSpreadsheet([sheet()], wordsOf(SHEETS, language));
  }
  const { pngFile, svgFile, svgText } = await import('./picture-files.tsx');
  const svg = svgText(<LanguageProvider language={language}>{pictureOf(props, speech)}</LanguageProvider>);
  return kind === 'svg' ? svgFile(svg) : pngFile(svg);
}

function pictureOf(
  { title, window, series, picture, size = SIZE, ...props }: ChartDownloadsProps,
  speech: ChartSpeech,
) {
  return (
    <ChartPicture
      title={title}
      subtitle={window && periodText(window, speech)}
      source={sourceLine(props.source ?? 'Vigía', props.records ?? series, speech)}
      series={series.filter(isVisible)}
      bands={props.bands}
      markers={props.markers}
      spans={props.spans}
      window={window}
      chart={picture!(size)}
      size={size}
      palette={LIGHT}
    />
  );
}
