import { options } from 'preact'
import { partOf } from './part-names.js'

/** Gives every element a `part` by its classes as Preact makes it, so that shops can style inside a shadow root. */
export function exposeParts(): void {
  const { vnode: next } = options
  options.vnode = (vnode) => {
    if (typeof vnode.type === 'string') {
      // Made a moment ago, and not yet rendered.
      const props = vnode.props as Record<string, unknown>
      const part = partOf(String(props['className'] ?? ''))
      if (part) props['part'] = part
    }
    next?.(vnode)
  }
}
