import { HEALTH_PART_WORDS, HEALTH_PARTS, isPartFailure, type StationHealth } from '@vigia/domain';
import { HealthPartLine, HealthPartLines } from './health-part-line.tsx';

/** The four parts of a station's health; one that is missing counts as an error. */
export function StationHealthParts({ health }: { readonly health: Partial<StationHealth> }) {
  return (
    <HealthPartLines>
      {HEALTH_PARTS.map((id) => (
        <HealthPartLine
          key={id}
          label={HEALTH_PART_WORDS[id]}
          part={health[id]}
          isFailure={isPartFailure(health[id])}
        />
      ))}
    </HealthPartLines>
  );
}
