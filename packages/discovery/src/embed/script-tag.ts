import type { DiscoveryClient } from '../core/client.js'
import type { DebugModule } from '../core/debug-watch.js'
import type { Locale } from '../locales/types.js'
import { keepElement } from '../react/reinsertion.js'
import type { Consent } from '../watch.js'
import { type DiscoveryElementOptions, SETTINGS } from './attributes.js'
import { defineElements } from './define.js'
import { DiscoveryElement } from './discovery-element.js'

/** Type of `window.klarsiktDiscovery`. The script has no other global except the queue `window.dpq`. */
export interface DiscoveryScript {
  /** Resolves with the client when the page has a body. */
  readonly ready: Promise<DiscoveryClient>
  readonly open: (aligner?: Element) => void
  readonly close: () => void
  /**
   * True means consent. False means refusal and removes what was stored. Undefined means that the shopper has not
   * answered.
   */
  readonly setConsent: (consent: Consent) => void
  /** Finds mount points that were added after the page was loaded. The default is the whole page. */
  readonly scan: (within?: ParentNode) => void
}

/** Settings that attributes cannot hold. The page sets them before the script loads. */
type Settings = { readonly options?: DiscoveryElementOptions }

const KINDS = ['search-field', 'search-page', 'listing', 'recommendations']

/** Starts the widget with the settings in the attributes of the script tag. */
export function startScript(script: HTMLScriptElement, host: Record<string, unknown>): DiscoveryScript {
  const before = host['klarsiktDiscovery'] as Settings | undefined
  defineElements()
  const element = new DiscoveryElement()
  for (const name of SETTINGS) {
    const value = script.getAttribute(`data-${name}`)
    if (value !== null) element.setAttribute(name, value)
  }
  const api: DiscoveryScript = {
    ready: element.ready,
    open: (aligner) => element.open(aligner),
    close: () => element.close(),
    setConsent(consent) {
      if (consent === undefined) element.removeAttribute('consent')
      else element.setAttribute('consent', consent ? 'granted' : 'denied')
    },
    scan: (within = document) => findMountPoints(within, element),
  }
  const begin = async () => {
    findMountPoints(document, element)
    const locale = await localeOf(script)
    const debugPanel = () => import(new URL('embed-debug.js', script.src).href) as Promise<DebugModule>
    element.options = { debugPanel, ...(locale && { locale }), ...before?.options }
    keepElement(element, { parent: document.body })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void begin())
  else void begin()
  return api
}

/**
 * Finds every element with `data-discovery`. A mount point gets its custom element, and an opener gets a click
 * listener.
 */
function findMountPoints(within: ParentNode, discovery: DiscoveryElement): void {
  for (const found of within.querySelectorAll<HTMLElement>('[data-discovery]:not([data-discovery-found])')) {
    const { discovery: kind = '' } = found.dataset
    if (kind === 'search-opener') found.addEventListener('click', (event) => openBy(event, found, discovery))
    else if (KINDS.includes(kind)) found.append(elementFor(kind, found))
    else {
      // oxlint-disable-next-line no-console -- a mistake of the page, reported to its developer
      console.error(`data-discovery does not know ${kind}`)
      continue
    }
    found.dataset['discoveryFound'] = ''
  }
}

function openBy(event: Event, opener: HTMLElement, discovery: DiscoveryElement): void {
  event.preventDefault()
  opener.focus()
  discovery.open(opener)
}

/** Makes the custom element of a mount point. `data-category` of the page's element becomes `category` of ours. */
function elementFor(kind: string, found: HTMLElement): HTMLElement {
  const mountPoint = document.createElement(`klarsikt-${kind}`)
  for (const { name, value } of found.attributes)
    if (name.startsWith('data-') && !name.startsWith('data-discovery')) mountPoint.setAttribute(name.slice(5), value)
  // The content that a server wrote for visitors without scripts is removed.
  found.replaceChildren()
  return mountPoint
}

/** Loads the texts of a language. English is part of the script, and other languages are files beside it. */
async function localeOf(script: HTMLScriptElement): Promise<Locale | undefined> {
  const code = script.getAttribute('data-locale')?.split('-')[0]?.toLowerCase()
  if (!code || code === 'en') return undefined
  try {
    const table = (await import(new URL(`embed-locales/${code}.js`, script.src).href)) as Record<string, Locale>
    return table[code]
  } catch (error) {
    // oxlint-disable-next-line no-console -- the page goes on in English
    console.error(`There are no texts in ${code} next to ${script.src}`, error)
    return undefined
  }
}
