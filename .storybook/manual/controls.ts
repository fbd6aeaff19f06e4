import type { ArgTypesEnhancer } from 'storybook/internal/types';

const PLAIN = new Set(['boolean', 'enum', 'number', 'string']);

/**
 * Controls only for values that can be typed or chosen. Icons, functions and rows of data are shown, and
 * changed in code.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isText = typeof initialArgs[name] === 'string';
      const isPlain = argType.type === undefined || PLAIN.has(argType.type.name) || isText;
      return [name, isPlain || argType.control !== undefined ? argType : { ...argType, control: false }];
    }),
  );
