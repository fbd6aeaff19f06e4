import { textSize, useWords } from '@vigia/ui';
import { RadioTower } from 'lucide-react';
import { styled } from 'styled-components';
import { MONOSPACE } from '../../shared/ui/monospace.ts';
import { ARRIVALS } from './words.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 8px 0;
  & > div { display: flex; align-items: center; gap: 10px; }
  strong { font-size: ${textSize('title')}; }
  svg { flex: none; color: ${({ theme }) => theme.color.primary}; }
  p, ul { margin: 0; }
  ul { display: grid; gap: 6px; padding-left: 20px; }
  p { color: ${({ theme }) => theme.color.muted}; }
  code { display: block; font-family: ${MONOSPACE}; font-size: ${textSize('small')}; overflow-wrap: anywhere; }
`;

/** Nothing has come yet: what to check, with the address that the device has to call. */
export function Waiting({ address }: { readonly address: string }) {
  const words = useWords(ARRIVALS).waiting;
  return (
    <Box>
      <div role="status">
        <RadioTower size={24} aria-hidden />
        <strong>{words.title}</strong>
      </div>
      <p>{words.hint}</p>
      <ul>
        {words.checks.map(([what, how]) => (
          <li key={what}>
            <b>{what}</b>: {how}
          </li>
        ))}
      </ul>
      <code>{address}</code>
    </Box>
  );
}
