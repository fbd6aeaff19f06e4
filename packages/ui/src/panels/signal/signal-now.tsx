import { generationOf, signalQuality } from '@vigia/domain/devices';
import { formatDateTime } from '@vigia/domain/es';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { RADIUS, type SignalColor } from '../../theme/tokens.ts';
import { useDeviceSpeech } from '../device/words.ts';
import type { SignalReading } from './signal-series.ts';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin: 0 0 12px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
`;

const Quality = styled.strong<{ $quality: SignalColor }>`
  padding: 2px 10px;
  border-radius: ${RADIUS.pill}px;
  background: ${({ theme, $quality }) => theme.signal[$quality].tint};
  color: ${({ theme, $quality }) => theme.signal[$quality].text};
`;

/** The last reading in words: time, network and quality. */
export function SignalNow({ reading }: { readonly reading: SignalReading }) {
  const words = useDeviceSpeech().words.signal;
  const generation = generationOf(reading.figures);
  const quality = generation && signalQuality(generation, reading.figures);
  const facts = [formatDateTime(reading.at), generation, reading.operator].filter(Boolean).join(' · ');
  return (
    <Line>
      {words.last(facts)}
      {quality && <Quality $quality={quality}>{words.qualities[quality]}</Quality>}
    </Line>
  );
}
