import {
  ArgTypes,
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { FactsList } from './facts-list.tsx';

/** A component whose props were read from its source. */
type Documented = ComponentType & { readonly __docgenInfo?: { readonly displayName?: string } };

/** The docs page of every component: facts, an example, the props of the exported components, all examples. */
export function ManualPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentId, component, subcomponents = {} } = preparedMeta;
  const own = (component as Documented | undefined)?.__docgenInfo !== undefined;
  const beside = Object.entries(subcomponents as Record<string, Documented>);
  return (
    <>
      <Title />
      <Subtitle />
      <FactsList id={componentId} />
      <Description />
      <Primary />
      {own || beside.length === 0 ? (
        <Controls />
      ) : (
        <>
          <Heading>Propiedades</Heading>
          {beside.map(([name, each]) => (
            <section key={name}>
              <Subheading>{name}</Subheading>
              <ArgTypes of={each} />
            </section>
          ))}
        </>
      )}
      <Stories title="Ejemplos" includePrimary={false} />
    </>
  );
}
