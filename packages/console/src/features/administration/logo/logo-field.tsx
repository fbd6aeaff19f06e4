import type { Client } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { LogoFieldView } from './logo-field-view.tsx';
import { useLogo, useLogoEdits } from './use-logo.ts';
import { LOGO } from './words.ts';

type Of = Pick<Client, 'id' | 'name'>;

/** The logo of a client in its dialog. */
export function LogoField({ client }: { readonly client: Of }) {
  return <LogoFieldView {...useLogoEdits(client.id)} clientName={client.name} />;
}

const Small = styled.img`
  height: 36px;
  max-width: 96px;
  padding: 2px 4px;
  border-radius: 6px;
  background: #fff;
  object-fit: contain;
`;

/** The logo of the shown client; nothing without one. */
export function SmallLogo({ client }: { readonly client: Of }) {
  const words = useWords(LOGO);
  const { data } = useLogo(client.id);
  return data ? <Small src={data.dataUrl} alt={words.of(client.name)} /> : null;
}
