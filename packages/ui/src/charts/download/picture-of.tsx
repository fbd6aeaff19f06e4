import { LIGHT } from '../../theme/palettes.ts';
import { isVisible } from '../chart-series.ts';
import { ChartPicture, type PictureSize } from './chart-picture.tsx';
import type { ChartDownloadsProps } from './downloads-props.ts';
import { pngFile, svgFile, svgText } from './picture-files.tsx';
import { periodText, sourceLine } from './source-line.ts';

const SIZE: PictureSize = { width: 960, height: 400 };

/** A chart with its heading, legend and source as a file. Loaded when one is asked for. */
export async function pictureFile(kind: 'png' | 'svg', props: ChartDownloadsProps): Promise<Blob> {
  const svg = svgText(pictureOf(props));
  return kind === 'svg' ? svgFile(svg) : pngFile(svg);
}

function pictureOf({ title, window, series, picture, size = SIZE, ...props }: ChartDownloadsProps) {
  return (
    <ChartPicture
      title={title}
      subtitle={window && periodText(window)}
      source={sourceLine(props.source ?? 'Vigía', props.records ?? series)}
      series={series.filter(isVisible)}
      bands={props.bands}
      chart={picture!(size)}
      size={size}
      palette={LIGHT}
    />
  );
}
