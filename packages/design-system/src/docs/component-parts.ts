/** One part of a component, named by its stable class `ks-Component-part`. */
export interface ComponentPart {
  readonly name: string
  readonly className: string
  /** The first of its kind in the picture. */
  readonly element: Element
}

/** The prefix of a component's class names: `text-field` gives `ks-TextField-`. */
export function classPrefix(folder: string): string {
  return `ks-${folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}-`
}

/** The parts that a rendered component has, outermost first, each once. */
export function partsOf(root: Element, folder: string): readonly ComponentPart[] {
  const prefix = classPrefix(folder)
  const parts = new Map<string, ComponentPart>()
  for (const element of root.querySelectorAll(`[class*="${prefix}"]`))
    for (const className of element.classList) {
      if (!className.startsWith(prefix) || parts.has(className)) continue
      parts.set(className, { name: partName(className.slice(prefix.length)), className, element })
    }
  return [...parts.values()]
}

function partName(part: string): string {
  const words = part.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Moves overlapping markers to the left, out of the picture, in their order. */
export function spread(points: readonly Point[], diameter: number): readonly Point[] {
  const placed: Point[] = []
  for (const { x: edge, y } of points) {
    let x = edge
    for (;;) {
      const other = placed.find((point) => Math.abs(point.x - x) < diameter && Math.abs(point.y - y) < diameter)
      if (!other) break
      x = other.x - diameter
    }
    placed.push({ x, y })
  }
  return placed
}
