import { Button, Card, Chip, IconButton, Menu, StatusIcon, useWords } from '@vigia/ui';
import { Ellipsis, Link2, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { CardActions, CardState } from './card-parts.tsx';
import { PastDays } from './past-days.tsx';
import type { SourceCardProps } from './source-card-props.ts';
import { stateOfSource } from './source-state.ts';
import { TiedStations } from './tied-stations.tsx';
import { STATION_SOURCES } from './words.ts';

/** An account with a maker: how it is, its stations, and past days on their way. */
export function SourceCard(props: SourceCardProps) {
  const words = useWords(STATION_SOURCES);
  const { source, canEdit, now } = props;
  const { status, label, hint } = stateOfSource(words, source, now);
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
    <Card
      title={`${source.name} · ${words.vendors[source.vendor]}`}
      actions={
        canEdit && (
          <CardActions>
            <Button size="small" icon={Link2} onPress={() => props.onStations(source)}>
              {words.stations.open}
            </Button>
            <Menu
              label={words.more(source.name)}
              trigger={<IconButton size="small" icon={Ellipsis} label={words.more(source.name)} />}
              entries={entries}
            />
          </CardActions>
        )
      }
    >
      <CardState>
        <Chip status={status}>
          <StatusIcon status={status} size={16} />
          {label}
        </Chip>
        <span>{hint}</span>
      </CardState>
      {source.stations.length > 0 && <TiedStations {...props} />}
      <PastDays source={source} onStop={canEdit ? (backfill) => props.onStop(source, backfill) : undefined} />
    </Card>
  );
}
