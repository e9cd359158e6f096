/** Address of a small picture: the service fetches it from the merchant's host, which the page itself may not. */
export function pictureOf(url: string | null, tenant: string): string | null {
  if (url === null) return null
  // A path belongs to the site that the service runs in.
  if (url.startsWith('/')) return url
  return `/v2/image?${new URLSearchParams({ tenant, format: 'webp', width: '128', url })}`
}
