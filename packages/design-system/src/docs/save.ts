import type { TokenFile } from '../tokens/token-files.js'

/** Makes the browser download a generated file. */
export function save({ name, mediaType, content }: TokenFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
