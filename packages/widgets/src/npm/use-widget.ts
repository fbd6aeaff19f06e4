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

/** What is shown and with which key, or data by hand; never neither. */
type Source<Tag extends ElementTag> =
  | ({ readonly [IdAttribute in IdAttributeOf<Tag>]: AttributeValues[IdAttribute] } & {
      /** Publishable key, `pk_live_…`. */
      readonly publicKey: string;
      readonly data?: undefined;
    })
  | {
      /** An answer of the service: nothing is asked, no server is needed. */
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
 * One element as a component draws it. Its data and its listeners are set on the element itself: React sets neither on a
 * custom element that came with the page from a server.
 */
export function useWidget<Tag extends ElementTag>(tag: Tag, props: WidgetProps<Tag>): ReactElement {
  const { ref, data, publicKey, onReady, onError, onPoint, ...rest } = props as WidgetProps<ElementTag>;
  const own = useRef<WidgetElement | null>(null);
  useImperativeHandle(ref, () => own.current!);
  useLayoutEffect(() => {
    // To set what is there already would ask for the picture anew, of an element that came from a server.
    if (own.current!.data !== data) own.current!.data = data;
  }, [data]);
  useHeard(own, 'vigia-ready', onReady);
  useHeard(own, 'vigia-error', onError);
  useHeard(own, 'vigia-point', onPoint);
  return createElement(tag, { ...rest, 'public-key': publicKey, ref: own });
}

function useHeard<Event extends keyof WidgetEventMap>(
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
