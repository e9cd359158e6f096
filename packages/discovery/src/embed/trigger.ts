import { SEARCH_ICON } from '../ui/icons/search-icon.js'

/** Callbacks for what the shopper does with a search field. */
type TriggerEvents = {
  /** The pointer or the focus reaches the field. */
  readonly near: () => void
  /** The shopper opens the modal. `typed` is the letter that was typed, if any. */
  readonly open: (field: HTMLElement, typed?: string) => void
}

/** A search field that was drawn into a mount point. */
export interface Trigger {
  readonly show: (text: string, open: boolean) => void
  readonly remove: () => void
}

const SVG = 'http://www.w3.org/2000/svg'

/** Draws the search field without the runtime, with the same markup as `SearchField` in React. */
export function drawTrigger(root: ShadowRoot, label: string, { near, open }: TriggerEvents): Trigger {
  const button = document.createElement('button')
  const text = document.createElement('span')
  set(button, { type: 'button', class: 'ks-d ks-d-trigger', part: 'search-field', 'aria-haspopup': 'dialog' })
  set(text, { class: 'ks-d-trigger-text' })
  button.append(icon(), text)
  button.addEventListener('pointerenter', near)
  button.addEventListener('focus', near)
  button.addEventListener('click', () => open(button))
  button.addEventListener('keydown', (event) => {
    // A typed letter opens the modal and starts the search.
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    open(button, event.key)
  })
  const show: Trigger['show'] = (typed, isOpen) => {
    text.textContent = typed || label
    text.toggleAttribute('data-empty', typed === '')
    button.setAttribute('aria-expanded', String(isOpen))
  }
  show('', false)
  root.append(button)
  return { show, remove: () => button.remove() }
}

function icon(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const lines = document.createElementNS(SVG, 'path')
  set(svg, {
    class: 'ks-d-icon ks-d-icon-search',
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
  })
  set(lines, {
    d: SEARCH_ICON,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
  svg.append(lines)
  return svg
}

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
