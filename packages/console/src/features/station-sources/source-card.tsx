import { useWords } from '@vigia/ui';
import { Link2, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { PastDays } from './past-days.tsx';
import type { SourceCardProps } from './source-card-props.ts';
import { stateOfSource } from './source-state.ts';
import { StateCard } from './state-card.tsx';
import { TiedStations } from './tied-stations.tsx';
import { STATION_SOURCES } from './words.ts';

/** An account with a maker: how it is, its stations, and past days on their way. */
export function SourceCard(props: SourceCardProps) {
  const words = useWords(STATION_SOURCES);
  const { source, canEdit, now } = props;
  const isResting = source.state === 'paused';
  const entries = [
    { id: 'edit', label: words.edit, icon: Pencil, onAction: () => props.onEdit(source) },
    {
      id: 'pause',
      label: isResting ? words.resume : words.pause,
      icon: isResting ? Play : Pause,
      onAction: () => props.onPause(source, !isResting),
    },
    {
      id: 'remove',
      label: words.remove.action,
      icon: Trash2,
      isDanger: true,
      onAction: () => props.onRemove(source),
    },
  ];
  return (
    <StateCard
      title={`${source.name} · ${words.vendors[source.vendor]}`}
      state={stateOfSource(words, source, now)}
      actions={
        canEdit
          ? {
              icon: Link2,
              label: words.stations.open,
              onPress: () => props.onStations(source),
              more: words.more(source.name),
              entries,
            }
          : null
      }
    >
      {source.stations.length > 0 && <TiedStations {...props} />}
      <PastDays source={source} onStop={canEdit ? (backfill) => props.onStop(source, backfill) : undefined} />
    </StateCard>
  );
}
