/** The classic script `dist/embed.js`. It starts by itself with the attributes of its own tag. */
import { startScript } from './script-tag.js'

const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  const host = globalThis as unknown as Record<string, unknown>
  host['klarsiktDiscovery'] = startScript(script, host)
}
