import { boot } from './boot.js'

/** Runs `boot` before the first paint. */
export function BootScript() {
  return (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `(${boot.toString()})()` : '' }}
    />
  )
}
