/** What `@vigia/ui/fonts` is in Node, which reads no style sheet. */
export {};
