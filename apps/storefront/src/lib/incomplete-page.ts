import type { ShopLoadContext } from '../load-context.js'

/** What a page can stand without: the shell's facts of the visitor, or what the discovery service would have shown. */
type Part = 'shell' | 'discovery'

const missing = new WeakMap<Pick<ShopLoadContext, 'discovery'>, Set<Part>>()

/** Notes that a page is drawn without a part of it, because that could not be had in time. */
export function leaveOut(context: Pick<ShopLoadContext, 'discovery'>, part: Part): void {
  const parts = missing.get(context) ?? new Set()
  missing.set(context, parts.add(part))
}

/**
 * Whether something was left out of a page. Asked again for its data, the part may be there, and the data would be another
 * page's: such a page carries its data with it.
 */
export const lacks = (context: Pick<ShopLoadContext, 'discovery'>, part?: Part): boolean =>
  part === undefined ? missing.has(context) : (missing.get(context)?.has(part) ?? false)
