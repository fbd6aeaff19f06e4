import { Chip, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import type { SeenBuild } from './seen-builds.ts';
import { EMBED_KEYS } from './words.ts';

const Part = styled.section`
  display: grid;
  gap: 8px;
  margin-top: 24px;
  h3 { margin: 0; font-size: inherit; }
  p { max-width: 900px; margin: 0; color: ${({ theme }) => theme.color.muted}; }
  dl { display: grid; gap: 8px; margin: 0; }
  dl > div { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; overflow-wrap: anywhere; }
  dd { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; margin: 0; color: ${({ theme }) => theme.color.muted}; }
`;

/** Which build of the widgets each site of a key has, and whether there is a newer one. */
export function BuildsInUse({ sites }: { readonly sites: readonly SeenBuild[] }) {
  const words = useWords(EMBED_KEYS);
  return (
    <Part>
      <h3>{words.builds.title}</h3>
      <dl>
        {sites.map(({ site, text, isOld }) => (
          <div key={site}>
            <dt>{site.replace(/^https:\/\//, '')}</dt>
            <dd>
              {text}
              {isOld && <Chip status="warning">{words.builds.old}</Chip>}
            </dd>
          </div>
        ))}
      </dl>
      <p>{words.builds.how}</p>
    </Part>
  );
}
