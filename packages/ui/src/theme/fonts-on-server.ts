/** Replaces `@vigia/ui/fonts` in Node, which cannot read style sheets. */
export {};
