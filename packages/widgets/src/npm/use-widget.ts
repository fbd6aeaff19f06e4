import {
  type ComponentPropsWithRef,
  createElement,
  type ReactElement,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { ElementTag } from '../elements/catalogue.ts';
import type { AttributesOf, AttributeValues, WidgetElement, WidgetEventMap } from './element-types.ts';

/** Either the id and the key, or the data. */
type Source<Tag extends ElementTag> =
  | ({ readonly [IdAttribute in IdAttributeOf<Tag>]: AttributeValues[IdAttribute] } & {
      /** Publishable key, `pk_live_…`. */
      readonly publicKey: string;
      readonly data?: undefined;
    })
  | {
      /** An answer of the service: nothing is requested, no server is needed. */
      readonly data: object;
      readonly publicKey?: string;
    };
type IdAttributeOf<Tag extends ElementTag> = Tag extends 'vigia-station-card' ? 'station' : 'sector';

interface Handlers {
  readonly onReady?: (event: WidgetEventMap['vigia-ready']) => void;
  readonly onError?: (event: WidgetEventMap['vigia-error']) => void;
  readonly onPoint?: (event: WidgetEventMap['vigia-point']) => void;
}

type Around = Pick<
  ComponentPropsWithRef<'div'>,
  'id' | 'className' | 'style' | 'hidden' | 'lang' | 'slot' | 'children' | 'aria-label' | 'aria-describedby'
>;

/** Props of one element's component: its attributes, `publicKey` for `public-key`, `data` and its events. */
export type WidgetProps<Tag extends ElementTag> = Around &
  Handlers &
  Partial<Omit<AttributesOf<Tag>, 'public-key'>> &
  Source<Tag> & { readonly ref?: RefObject<WidgetElement<Tag> | null> };

/**
 * Renders one element as a component. Its data and listeners are set on the element itself, because React sets
 * neither on a custom element that was rendered on a server.
 */
export function useWidget<Tag extends ElementTag>(tag: Tag, props: WidgetProps<Tag>): ReactElement {
  const { ref, data, publicKey, onReady, onError, onPoint, ...rest } = props as WidgetProps<ElementTag>;
  const own = useRef<WidgetElement | null>(null);
  useImperativeHandle(ref, () => own.current!);
  useLayoutEffect(() => {
    // Setting the same data again would load the picture of a server-rendered element again.
    if (own.current!.data !== data) own.current!.data = data;
  }, [data]);
  useWidgetEvent(own, 'vigia-ready', onReady);
  useWidgetEvent(own, 'vigia-error', onError);
  useWidgetEvent(own, 'vigia-point', onPoint);
  return createElement(tag, { ...rest, 'public-key': publicKey, ref: own });
}

function useWidgetEvent<Event extends keyof WidgetEventMap>(
  element: RefObject<HTMLElement | null>,
  name: Event,
  handler: ((event: WidgetEventMap[Event]) => void) | undefined,
): void {
  useLayoutEffect(() => {
    const target = element.current;
    if (!target || !handler) return;
    const listener = handler as EventListener;
    target.addEventListener(name, listener);
    return () => target.removeEventListener(name, listener);
  }, [element, name, handler]);
}
