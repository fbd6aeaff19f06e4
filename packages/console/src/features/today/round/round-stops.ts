import { stationPath } from '@vigia/domain/farm';
import { severityOf } from '@vigia/domain/today';
import { severityStatus } from '@vigia/ui';
import type { MapStation } from '@vigia/ui/map';
import type { RoundPlan, Stop } from './round-plan.ts';

const statusOf = ({ reasons: [worst], isDone }: Stop): MapStation['status'] => {
  if (isDone) return 'ok';
  return worst ? severityStatus(severityOf(worst), true) : 'neutral';
};

/** Stops with a position, named and marked with their number. */
export const roundStops = ({ stops }: RoundPlan, href: (path: string) => string): MapStation[] =>
  stops.flatMap((stop, i) => {
    const { id, name, position } = stop.station;
    if (position === null) return [];
    const number = String(i + 1);
    return [
      {
        id,
        name: `${number}. ${name}`,
        mark: number,
        ...position,
        status: statusOf(stop),
        caption: stop.field,
        href: href(stationPath(id)),
      },
    ];
  });
