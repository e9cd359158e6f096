import { createRoot } from 'react-dom/client'
import { searchBox } from '../core/boxes.js'
import type { DiscoveryClient } from '../core/client.js'
import type { SearchBox } from '../core/search-box-types.js'
import type { Locale } from '../locales/types.js'
import { mount } from '../react/mounted.js'
import { takeDpq } from '../tracking/dpq.js'
import { EmbedApp } from './app.js'
import type { Attributes, DiscoveryElementOptions } from './attributes.js'
import { exposeParts } from './expose-parts.js'
import { clientOf, writersOf } from './settings.js'

exposeParts()

/** The client of a page with its search and its renderer. */
export interface Engine {
  readonly client: DiscoveryClient
  readonly box: SearchBox
  /** Sends events and takes over the page's queue of calls. Returns a function that stops both. */
  readonly start: () => () => void
  /**
   * Renders the modal into a shadow root and every mount point, except search fields, into its own. Returns a function
   * that removes them.
   */
  readonly draw: (shadow: ShadowRoot) => () => void
}

/**
 * Makes the widget that an element's attributes describe. This module is loaded when the page is idle or needs it, so
 * that a page at first loads only a search field.
 */
export function makeEngine(attributes: Attributes, options: DiscoveryElementOptions, locale: Locale): Engine {
  const instanceKey = attributes.getAttribute('instance-key') ?? ''
  const client = clientOf(attributes, options, locale)
  return {
    client,
    box: searchBox(client, instanceKey),
    start: () => mount(client, takeDpq),
    draw(shadow) {
      const root = createRoot(shadow)
      root.render(
        <EmbedApp
          client={client}
          locale={locale}
          instanceKey={instanceKey}
          options={options}
          writers={writersOf(attributes, options, locale)}
        />,
      )
      return () => root.unmount()
    },
  }
}
