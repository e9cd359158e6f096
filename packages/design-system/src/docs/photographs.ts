const files = import.meta.glob<string>('../../../fixtures/src/photographs/taken/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Addresses of the photographs by name, such as `frame_panto_black_clear`. */
export const photographs: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, address]) => [/([^/]+)\.avif$/.exec(file)?.[1] ?? file, address]),
)

/** The address of a photograph that has been taken. */
export function photograph(name: string): string {
  const address = photographs.get(name)
  if (address === undefined) throw new Error(`no photograph ${name}`)
  return address
}
