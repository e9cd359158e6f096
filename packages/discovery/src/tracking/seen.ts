import type { Environment } from '../environment.js'
import { createVisibility } from './visibility.js'

/** Identifies the client whose cards are watched. */
type CardOwner = { readonly env: Environment }
type Watched = { readonly observe: (element: Element) => () => void; readonly onSeen: Map<Element, () => void> }
const watched = new WeakMap<CardOwner, Watched>()

/** Calls `onSeen` each time a card has been seen. Each client has one observer. Returns a function that stops it. */
export function watchCard(client: CardOwner, element: Element, onSeen: () => void): () => void {
  const cards = watched.get(client) ?? begin(client)
  cards.onSeen.set(element, onSeen)
  const end = cards.observe(element)
  return () => {
    end()
    cards.onSeen.delete(element)
  }
}

function begin(client: CardOwner): Watched {
  const onSeen: Watched['onSeen'] = new Map()
  const cards = { ...createVisibility(client.env.wait, (element) => onSeen.get(element)?.()), onSeen }
  watched.set(client, cards)
  return cards
}
