import { tagChip } from '@vigia/domain/farm';
import { Chip, ChipRow } from '@vigia/ui';
import { Lock } from 'lucide-react';

const INTERNAL = 'interno';

/** Tags of a station, read-only. An internal tag has a lock icon, and its prefix is left out. */
export function TagChips({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ChipRow>
      {tags.map((tag) => {
        const { label, internal } = tagChip(tag);
        if (!internal) return <Chip key={tag}>{label}</Chip>;
        return (
          <Chip key={tag} status="warning">
            <Lock size={13} role="img" aria-label={INTERNAL} />
            {label}
          </Chip>
        );
      })}
    </ChipRow>
  );
}
