/** The code points of every face of a stylesheet that names its range, in the order of the stylesheet. */
export function facesOf(css: string): ReadonlySet<number>[] {
  return [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, ranges = '']) => {
    const points = new Set<number>()
    for (const [, from = '', to = from] of ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi))
      for (let point = parseInt(from, 16); point <= parseInt(to, 16); point++) points.add(point)
    return points
  })
}
