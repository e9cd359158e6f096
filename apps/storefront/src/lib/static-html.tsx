import type { ReactNode } from 'react'

interface StaticHtmlProps {
  readonly className?: string | undefined
  /** Rendered on the server only. In the browser the element keeps the server's HTML. */
  readonly children: ReactNode
}

/**
 * A part of the page that never changes after the server rendered it, so the browser needs no code for it. The shell's
 * own listener follows its links. The caller keeps the children out of the browser's build with `import.meta.env.SSR`.
 */
export function StaticHtml({ className, children }: StaticHtmlProps) {
  if (import.meta.env.SSR) return <div className={className}>{children}</div>
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
