/** The classic script `dist/embed.js`: starts by itself, as the attributes of its own tag say. */
import { startScript } from './script-tag.js'

const script = document.currentScript
if (script instanceof HTMLScriptElement) {
  const host = globalThis as unknown as Record<string, unknown>
  host['klarsiktDiscovery'] = startScript(script, host)
}
