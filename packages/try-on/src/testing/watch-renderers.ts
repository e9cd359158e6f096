import { WebGLRenderer } from 'three'

/** Counts of three.js for a renderer, and whether its graphics context is free again. */
export interface RendererMemory {
  readonly geometries: number
  readonly textures: number
  readonly programs: number
  readonly isContextLost: boolean
}

/** Watches the renderers that are made until it is stopped. three.js announces them to its developer tools. */
export function watchRenderers() {
  const tools = new EventTarget()
  const renderers: WebGLRenderer[] = []
  tools.addEventListener('observe', (event) => {
    if (event instanceof CustomEvent && event.detail instanceof WebGLRenderer) renderers.push(event.detail)
  })
  Object.assign(globalThis, { __THREE_DEVTOOLS__: tools })
  return {
    memory: (): readonly RendererMemory[] =>
      renderers.map((renderer) => ({
        geometries: renderer.info.memory.geometries,
        textures: renderer.info.memory.textures,
        programs: renderer.info.programs?.length ?? 0,
        isContextLost: renderer.getContext().isContextLost(),
      })),
    stop: () => void Reflect.deleteProperty(globalThis, '__THREE_DEVTOOLS__'),
  }
}

/** Counts of a renderer that holds nothing more. */
export const FREED: RendererMemory = { geometries: 0, textures: 0, programs: 0, isContextLost: true }
