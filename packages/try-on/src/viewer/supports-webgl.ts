/** Returns whether this browser can draw a model. It is called before the code for that is loaded. */
export function supportsWebgl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
