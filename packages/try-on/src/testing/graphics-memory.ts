/** Kinds of objects that a page makes on the graphics card. */
const KINDS = ['Buffer', 'Texture', 'Framebuffer', 'Renderbuffer', 'Program', 'VertexArray'] as const

type Kind = (typeof KINDS)[number]

/** Counts the objects on the graphics card that were made and not freed, until it is stopped. */
export function watchGraphicsMemory() {
  const target = WebGL2RenderingContext.prototype as unknown as Record<string, (...args: unknown[]) => unknown>
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>
  const originals = new Map<string, (typeof target)[string]>()
  const wrap = (name: string, count: (object: unknown) => void) => {
    const original = target[name]!
    originals.set(name, original)
    target[name] = function (this: unknown, ...args: unknown[]) {
      const made = Reflect.apply(original, this, args)
      count(made ?? args[0])
      return made
    }
  }
  for (const kind of KINDS) {
    wrap(`create${kind}`, () => counts[kind]++)
    wrap(`delete${kind}`, (object) => object && counts[kind]--)
  }
  return {
    held: (): Readonly<Record<Kind, number>> => ({ ...counts }),
    stop: () => {
      for (const [name, original] of originals) target[name] = original
    },
  }
}
