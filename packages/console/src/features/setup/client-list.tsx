import { type ClientId, SETUP_STEPS, type SetupProgress } from '@vigia/domain/farm';
import { Card, Link, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { SETUP, type SetupWords } from './words.ts';

const Clients = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding: 8px 0;
  }
  li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  small { color: ${({ theme }) => theme.color.muted}; font-size: inherit; }
`;

/** The progress of one of the other clients. */
export interface ClientProgress {
  readonly id: ClientId;
  readonly name: string;
  /** Null while it is not known. */
  readonly progress: SetupProgress | null;
  /** Its first steps, or its stations once these are done. */
  readonly href: string;
}

const stepsOf = (words: SetupWords, progress: SetupProgress): string =>
  words.steps(SETUP_STEPS.filter((step) => progress[step]).length, SETUP_STEPS.length);

/** The existing clients, each with its progress: where an operator's work goes on. */
export function ClientList({ clients }: { readonly clients: readonly ClientProgress[] }) {
  const words = useWords(SETUP);
  return (
    <Card title={words.clients}>
      <Clients>
        {clients.map(({ id, name, progress, href }) => (
          <li key={id}>
            <Link href={href}>{name}</Link>
            {progress && <small>{stepsOf(words, progress)}</small>}
          </li>
        ))}
      </Clients>
    </Card>
  );
}
