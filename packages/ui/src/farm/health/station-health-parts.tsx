import type { IsoDate } from '@vigia/domain';
import {
  HEALTH_PARTS,
  type HealthPart,
  type HealthPartId,
  isPartFailure,
  type StationHealth,
} from '@vigia/domain/devices';
import { blindCamera } from '@vigia/domain/es';
import { useWords } from '../../words/language.tsx';
import { HealthPartLine, HealthPartLines } from './health-part-line.tsx';
import { HEALTH } from './words.ts';

export interface StationHealthPartsProps {
  /** Its four parts; one that is missing counts as an error. */
  readonly health: Partial<StationHealth>;
  /** Only what asks for somebody's attention, or that nothing does. */
  readonly onlyFailing?: boolean;
  /** Up to which the days without photos are counted. */
  readonly today?: IsoDate | undefined;
}

/** The parts of a station's health, or only those with which something is wrong. */
export function StationHealthParts({ health, onlyFailing = false, today }: StationHealthPartsProps) {
  const words = useWords(HEALTH);
  const shown = onlyFailing ? HEALTH_PARTS.filter((id) => isFailing(health[id])) : HEALTH_PARTS;
  if (shown.length === 0) return <p>{words.allWell}</p>;
  return (
    <HealthPartLines>
      {shown.map((id) => (
        <HealthPartLine
          key={id}
          label={words.parts[id]}
          part={health[id]}
          isFailure={isPartFailure(health[id])}
          sentence={sentenceOf(id, health[id], today)}
        />
      ))}
    </HealthPartLines>
  );
}

const isFailing = (part: HealthPart | undefined) => isPartFailure(part) || part?.state === 'warning';

/** One sentence for a camera with nothing wrong but that it sends no photos. */
function sentenceOf(id: HealthPartId, part: HealthPart | undefined, today: IsoDate | undefined) {
  if (id !== 'images' || part?.errors.length !== 1) return undefined;
  return blindCamera(part, today) ?? undefined;
}
