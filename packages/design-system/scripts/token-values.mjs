/** A token's values in other modes are next to its `$value`, under this extension. */
const EXTENSION = 'se.klarsikt.modes'
export const MODES = ['dark', 'contrast', 'dark-contrast', 'forced', 'compact', 'compact-fine', 'still']

export function measure({ value, unit }) {
  return `${value}${unit}`
}

/** The token that `{a.b.c}` names. */
export function target(value, all) {
  const path = /^\{(.+)\}$/.exec(String(value))?.[1]
  if (path === undefined) return undefined
  const found = all.find((other) => other.path.join('.') === path)
  if (found === undefined) throw new Error(`no token ${path}`)
  return found
}

export function raw(token, mode) {
  return token.original.$extensions?.[EXTENSION]?.[mode]
}
