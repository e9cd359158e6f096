import type { TokenFile } from '../tokens/token-files.js'

/** Lets the browser save a file that was written here. */
export function save({ name, mediaType, content }: TokenFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
