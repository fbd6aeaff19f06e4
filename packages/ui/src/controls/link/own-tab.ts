/** Of a link whose page opens in a tab of its own. The provider's `navigate` is not asked for such a link. */
export const OWN_TAB = { target: '_blank', rel: 'noopener' } as const;
