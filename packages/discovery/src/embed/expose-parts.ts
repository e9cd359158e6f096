import { options } from 'preact'
import { partOf } from './part-names.js'

/** Gives every element that Preact makes a `part` from its classes, so that shops can style it inside a shadow root. */
export function exposeParts(): void {
  const { vnode: next } = options
  options.vnode = (vnode) => {
    if (typeof vnode.type === 'string') {
      // The element was just made and is not rendered yet, so its properties may change.
      const props = vnode.props as Record<string, unknown>
      const part = partOf(String(props['className'] ?? ''))
      if (part) props['part'] = part
    }
    next?.(vnode)
  }
}
