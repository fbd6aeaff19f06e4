import { formatDay, reasonNames, reasonText } from '@vigia/domain/es';
import type { Reason } from '@vigia/domain/today';
import { fileName, saveFile, useSnackbar, useWords } from '@vigia/ui';
import { useMemo } from 'react';
import { useFarm } from '../../../shared/state/farm.ts';
import { useNavigation } from '../../../shared/state/use-filters.ts';
import { useMapTiles } from '../../../shared/state/use-map-tiles.ts';
import { PaperLine } from '../../../shared/ui/paper-line.tsx';
import { useMissing } from '../use-missing.tsx';
import { useToday } from '../use-today.ts';
import { calendarFile } from './calendar-file.ts';
import { roundStops } from './round-stops.ts';
import { roundText } from './round-text.ts';
import { RoundView } from './round-view.tsx';
import { useRound } from './use-round.ts';
import { ROUND } from './words.ts';

/** Ronda: the stations with something to do, in walking order. */
export function RoundScreen() {
  const words = useWords(ROUND);
  const { tree, pests, today, user } = useFarm();
  const { href, go } = useNavigation();
  const { notice } = useSnackbar();
  const found = useToday();
  const round = useRound(found);
  const missing = useMissing(found);
  const { plan } = round;
  const names = useMemo(() => reasonNames(tree, pests, today), [tree, pests, today]);
  const textOf = (reason: Reason) => reasonText(reason, names);
  const client = tree.client.name;
  const day = formatDay(today);
  const text = roundText(words, { plan, client, day, textOf });
  const mapStations = useMemo(() => roundStops(plan, href), [plan, href]);
  const others = useMemo(() => {
    const inRound = new Set(plan.stops.map(({ station }) => station.id));
    return found.rows.flatMap(({ sector, stations }) =>
      stations.filter(({ id }) => !inRound.has(id)).map((station) => ({ station, field: sector.name })),
    );
  }, [plan, found.rows]);
  const offerUndo = (said: string, undo: () => void) =>
    notice(said, { action: { label: words.undo, onPress: undo } });
  const saveCalendar = () => {
    const entry = {
      uid: `ronda-${user.id}-${tree.client.id}-${today}@vigia`,
      day: today,
      title: words.text.title(client, day),
      text,
      madeAt: Date.now(),
    };
    const file = new Blob([calendarFile(entry)], { type: 'text/calendar;charset=utf-8' });
    saveFile(file, fileName(words.file(client, today), 'ics'));
  };
  return (
    <RoundView
      {...round}
      failed={found.failed}
      loading={found.loading}
      onRetry={found.retry}
      missing={missing}
      backHref={href('/today')}
      caption={<PaperLine />}
      others={others}
      mapStations={mapStations}
      tiles={useMapTiles()}
      onOpen={({ href: target }) => target !== undefined && go(target)}
      text={text}
      textOf={textOf}
      onRemove={({ station }) => offerUndo(words.removed(station.name), round.onRemove(station.id))}
      onReset={() => offerUndo(words.restarted, round.onReset())}
      onCalendar={saveCalendar}
      onPrint={() => window.print()}
    />
  );
}
