import { LinkButton, TextField } from '@vigia/ui';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { addressToTry } from './address-to-try.ts';
import { TRY_WORDS } from './words.ts';

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
  /** Sites that the key is for. */
  readonly origins: readonly string[];
  /** Of the service. */
  readonly server: string;
}

/** Opens a partner's page in a tab of its own, where the loader says what works. Nothing is asked of that page from here. */
export function TryOnSite({ origins, server }: TryOnSiteProps) {
  const [text, setText] = useState(origins[0] ?? '');
  const address = addressToTry(text);
  return (
    <Part>
      <h3>{TRY_WORDS.title}</h3>
      <p>{TRY_WORDS.how}</p>
      <Line>
        <TextField
          label={TRY_WORDS.address}
          type="url"
          spellCheck="false"
          value={text}
          onChange={setText}
          error={address === null && text !== '' ? TRY_WORDS.wrong : undefined}
        />
        {address !== null && (
          <LinkButton href={address} icon={ExternalLink} opensTab>
            {TRY_WORDS.open}
          </LinkButton>
        )}
      </Line>
      <p>{TRY_WORDS.nothing(server)}</p>
    </Part>
  );
}
