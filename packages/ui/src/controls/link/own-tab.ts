/** Attributes of a link that opens in a new tab. The provider's `navigate` is not called for it. */
export const OWN_TAB = { target: '_blank', rel: 'noopener' } as const;
