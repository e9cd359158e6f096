import type { DiscoveryClient } from '../core/client.js'
import { createVisibility } from './visibility.js'

type Watched = { readonly observe: (element: Element) => () => void; readonly onSeen: Map<Element, () => void> }
const watched = new WeakMap<DiscoveryClient, Watched>()

/** Tells each time a card has been seen. One observer for a client; fetched with its first card. Gives back what ends it. */
export function watchCard(client: DiscoveryClient, element: Element, onSeen: () => void): () => void {
  const cards = watched.get(client) ?? begin(client)
  cards.onSeen.set(element, onSeen)
  const end = cards.observe(element)
  return () => {
    end()
    cards.onSeen.delete(element)
  }
}

function begin(client: DiscoveryClient): Watched {
  const onSeen: Watched['onSeen'] = new Map()
  const cards = { ...createVisibility(client.env.wait, (element) => onSeen.get(element)?.()), onSeen }
  watched.set(client, cards)
  return cards
}
