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
  /** Its four parts; a missing one counts as an error. */
  readonly health: Partial<StationHealth>;
  /** Shows only parts that need attention, or a text that none does. */
  readonly onlyFailing?: boolean;
  /** The day until which days without photos are counted. */
  readonly today?: IsoDate | undefined;
}

/** The parts of a station's health, or only the failing ones. */
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

/** One sentence for a camera whose only error is that it sends no photos. */
function sentenceOf(id: HealthPartId, part: HealthPart | undefined, today: IsoDate | undefined) {
  if (id !== 'images' || part?.errors.length !== 1) return undefined;
  return blindCamera(part, today) ?? undefined;
}
