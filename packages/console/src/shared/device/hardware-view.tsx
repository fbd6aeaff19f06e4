import type { StationHardware } from '@vigia/api/client';
import { ErrorState, MEDIA, Notice, SkeletonRegion, SkeletonRows, textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { hardwareParts, syncInWords } from './hardware-lines.ts';
import { DEVICE } from './words.ts';

const Parts = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 20px 32px;
  margin-top: 16px;
  ${MEDIA.narrow} { grid-template-columns: 1fr; }

  h3 { margin: 0 0 6px; font-size: inherit; font-weight: 700; }
  dl { display: grid; gap: 4px; margin: 0; }
  dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; }
  dt { color: ${({ theme }) => theme.color.muted}; }
  dd { margin: 0; font-weight: 600; }
`;

const Quiet = styled.p`
  margin: 16px 0 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
`;

export interface HardwareViewProps {
  /** Null while it is loading. */
  readonly hardware: StationHardware | null;
  readonly failed?: boolean;
  readonly onRetry?: () => void;
}

/** A device's configuration, read-only. */
export function HardwareView({ hardware, failed = false, onRetry }: HardwareViewProps) {
  const words = useWords(DEVICE);
  if (failed) return <ErrorState title={words.failed} kept={words.kept} {...(onRetry ? { onRetry } : {})} />;
  if (!hardware)
    return (
      <SkeletonRegion label={words.loading}>
        <SkeletonRows count={6} />
      </SkeletonRegion>
    );
  return (
    <>
      <Notice status={hardware.state === 'pending' ? 'warning' : 'neutral'}>
        {syncInWords(words, hardware)}
      </Notice>
      <Parts>
        {hardwareParts(words, hardware.config).map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Parts>
      <Quiet>{words.readOnly}</Quiet>
    </>
  );
}
