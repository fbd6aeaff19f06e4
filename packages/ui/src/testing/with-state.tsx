import { type ComponentType, createElement, useState } from 'react';

interface Holding {
  readonly value: unknown;
  /** A method, because its parameter type must accept controls of any value. */
  onChange(value: unknown): void;
  onClear?: (() => void) | undefined;
}

/**
 * A story's `render` for a control whose value is kept outside. It keeps the value, so that the story can be
 * used, and still calls the story's own `onChange`.
 */
export function withState<P extends { readonly value: unknown }>(Control: ComponentType<P>) {
  function WithState(props: P) {
    const { onChange, onClear } = props as P & Holding;
    const [value, setValue] = useState<unknown>(props.value);
    const change = (next: unknown) => {
      setValue(next);
      onChange(next);
    };
    const clear = onClear && { onClear: () => setValue(null) };
    return createElement(Control, { ...props, value, onChange: change, ...clear });
  }
  return (args: P) => <WithState {...args} />;
}
