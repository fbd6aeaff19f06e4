import type { ReactNode } from 'react';
import { MEDIA, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { Breadcrumb, type Crumb } from '../breadcrumb/breadcrumb.tsx';

const Header = styled.header`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-width: 0;

  h1 { margin: 0; font-size: ${textSize('page')}; font-weight: 700; line-height: 1.2; overflow-wrap: anywhere; }
  p { margin: 2px 0 0; color: ${({ theme }) => theme.color.muted}; }
  ${MEDIA.narrow} { flex: 1 0 100%; }
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  ${MEDIA.narrow} {
    flex: 1 0 100%;
    column-gap: 8px;
    padding-top: 4px;
    & > * { flex: 1 1 140px; }
    & > button, & > a { flex-basis: auto; padding-inline: 10px; white-space: nowrap; }
  }
`;

export interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly crumbs?: readonly Crumb[];
  /** A picture left of the title. */
  readonly image?: ReactNode;
  /** Filters and searches, in a row that wraps. */
  readonly filters?: ReactNode;
}

/** The top of every page: path, title and filters. */
export function PageHeader({ title, subtitle, crumbs, image, filters }: PageHeaderProps) {
  return (
    <Header>
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <Line>
        <Title>
          {image}
          <div>
            <h1>{title}</h1>
            {subtitle !== undefined && <p>{subtitle}</p>}
          </div>
        </Title>
        {filters !== undefined && <Filters>{filters}</Filters>}
      </Line>
    </Header>
  );
}
