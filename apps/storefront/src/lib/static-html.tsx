import type { ReactNode } from 'react'

interface StaticHtmlProps {
  readonly className?: string | undefined
  /** Rendered on the server only; in the browser the element keeps what the server wrote. */
  readonly children: ReactNode
}

/**
 * A part of the page that never changes after the server wrote it, so the browser needs no code for it. Its links are
 * followed by the shell's own listener. The caller leaves the children out of the browser's build with `import.meta.env.SSR`.
 */
export function StaticHtml({ className, children }: StaticHtmlProps) {
  if (import.meta.env.SSR) return <div className={className}>{children}</div>
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
