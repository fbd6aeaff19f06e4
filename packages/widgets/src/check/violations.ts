interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

/** The browser's `ReportingObserver`, which TypeScript's DOM types do not have. */
declare class ReportingObserver {
  constructor(
    onViolation: (
      reports: readonly { readonly body: { effectiveDirective?: string; blockedURL?: string } | null }[],
    ) => void,
    options: { readonly types: readonly string[]; readonly buffered: boolean },
  );
  observe(): void;
  disconnect(): void;
}

/**
 * Reports each directive of the page's policy that blocks the service, once; also earlier violations, if the
 * browser keeps them.
 *
 * @returns a function that stops it
 */
export function watchViolations(service: string, onViolation: (directive: string) => void): () => void {
  const reported = new Set<string>();
  const hear = ({ directive, blocked }: Violation) => {
    const name = directive.replace(/-(elem|attr)$/, '');
    if (!blocked.startsWith(service) || reported.has(name)) return;
    reported.add(name);
    onViolation(name);
  };
  const now = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    hear({ directive: effectiveDirective, blocked: blockedURI });
  document.addEventListener('securitypolicyviolation', now);
  const observer =
    'ReportingObserver' in window
      ? new ReportingObserver(
          (reports) => {
            for (const { body } of reports)
              hear({ directive: body?.effectiveDirective ?? '', blocked: body?.blockedURL ?? '' });
          },
          { types: ['csp-violation'], buffered: true },
        )
      : null;
  observer?.observe();
  return () => {
    document.removeEventListener('securitypolicyviolation', now);
    observer?.disconnect();
  };
}
