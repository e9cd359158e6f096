export type Movement =
  | { readonly kind: 'same' }
  | { readonly kind: 'new' }
  | { readonly kind: 'up' | 'down'; readonly by: number }

export function movements(before: readonly string[], after: readonly string[]): Movement[] {
  const places = new Map(before.map((id, at) => [id, at]))
  return after.map((id, at) => {
    const was = places.get(id)
    if (was === undefined) return { kind: 'new' }
    if (was === at) return { kind: 'same' }
    return { kind: was > at ? 'up' : 'down', by: Math.abs(was - at) }
  })
}
