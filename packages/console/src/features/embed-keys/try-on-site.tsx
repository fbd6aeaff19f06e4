import { LinkButton, TextField, useWords } from '@vigia/ui';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { addressToTry } from './address-to-try.ts';
import { EMBED_KEYS } from './words.ts';

const Part = styled.section`
  display: grid;
  gap: 8px;
  margin-top: 24px;
  h3 { margin: 0; font-size: inherit; }
  p { max-width: 900px; margin: 0; color: ${({ theme }) => theme.color.muted}; }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px;
  padding-top: 8px;
  > :first-child { flex: 1 1 260px; max-width: 520px; }
`;

export interface TryOnSiteProps {
  /** Sites on which the key works. */
  readonly origins: readonly string[];
  /** Address of the service. */
  readonly server: string;
}

/** Opens a partner's page in a new tab, where the loader reports what works. It is not read from here. */
export function TryOnSite({ origins, server }: TryOnSiteProps) {
  const words = useWords(EMBED_KEYS);
  const [text, setText] = useState(origins[0] ?? '');
  const address = addressToTry(text);
  return (
    <Part>
      <h3>{words.trial.title}</h3>
      <p>{words.trial.how}</p>
      <Line>
        <TextField
          label={words.trial.address}
          type="url"
          spellCheck="false"
          value={text}
          onChange={setText}
          error={address === null && text !== '' ? words.trial.wrong : undefined}
        />
        {address !== null && (
          <LinkButton href={address} icon={ExternalLink} opensTab>
            {words.trial.open}
          </LinkButton>
        )}
      </Line>
      <p>{words.trial.nothing(server)}</p>
    </Part>
  );
}
