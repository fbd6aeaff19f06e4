import { type PublishedDegreeDays, publishedDataRange } from '@vigia/domain';
import { FONT_FAMILY, FONT_SIZE, themeOf } from '@vigia/ui';
import { DegreeDayChart, publishedChartData, publishedView } from '@vigia/ui/panels';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeProvider, useTheme } from 'styled-components';
import { checkPictureOptions } from './check-picture-options.ts';
import { FRAME, PictureFrame } from './picture-frame.tsx';
import type { PictureOptions, RenderDegreeDayPicture } from './picture-options.ts';
import { pictureDescription, pictureTitle } from './picture-words.ts';
import { withoutForbidden } from './plain-text.ts';

export const renderDegreeDayPicture: RenderDegreeDayPicture = (data, options) => {
  checkPictureOptions(options);
  const markup = renderToStaticMarkup(
    <ThemeProvider theme={themeOf(options.mode ?? 'light')}>
      <Picture data={data} options={options} />
    </ThemeProvider>,
    { identifierPrefix: options.idPrefix ?? 'vigia' },
  );
  return withoutForbidden(markup);
};

function Picture({
  data,
  options,
}: {
  readonly data: PublishedDegreeDays;
  readonly options: PictureOptions;
}) {
  const { period = 'allSeason' } = options;
  const size = { width: options.width - 2 * FRAME, height: options.height - 2 * FRAME };
  return (
    <PictureFrame
      title={pictureTitle(data)}
      description={pictureDescription(data)}
      width={options.width}
      height={options.height}
    >
      {publishedDataRange(data) === null ? (
        <Nothing {...size} />
      ) : (
        <DegreeDayChart
          data={publishedChartData(data)}
          view={publishedView(data, period)}
          interactive={false}
          {...size}
        />
      )}
    </PictureFrame>
  );
}

function Nothing({ width, height }: { readonly width: number; readonly height: number }) {
  const { color } = useTheme();
  const font = { fontFamily: FONT_FAMILY, fontSize: FONT_SIZE.base, fill: color.muted };
  return (
    <text x={width / 2} y={height / 2} textAnchor="middle" {...font}>
      Sin grados día ni capturas en la temporada
    </text>
  );
}
