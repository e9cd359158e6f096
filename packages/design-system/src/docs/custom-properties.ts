export interface CustomProperty {
  readonly name: string
  /** The default value; undefined when the component sets it itself. */
  readonly fallback: string | undefined
}

/** Where the parenthesis that opens before `from` closes. */
function closing(css: string, from: number): number {
  let depth = 1
  for (let at = from; at < css.length; at++) {
    if (css[at] === '(') depth++
    if (css[at] === ')') depth--
    if (depth === 0) return at
  }
  return css.length
}

/**
 * The custom properties that a component offers to be overridden. The component reads them with a fallback, and reads
 * tokens without one.
 */
export function customProperties(css: string): readonly CustomProperty[] {
  const found = new Map<string, CustomProperty>()
  for (const match of css.matchAll(/var\(\s*(--ks-[\w-]+)\s*,\s*/g)) {
    const name = match[1] ?? ''
    const start = match.index + match[0].length
    const fallback = css.slice(start, closing(css, start)).trim()
    if (!found.has(name)) found.set(name, { name, fallback: fallback === '' ? undefined : fallback })
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name))
}
