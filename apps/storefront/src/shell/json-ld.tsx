import { use } from 'react'
import { Nonce } from './nonce.js'

/** Structured data for search engines, made by the loader as text with `<` escaped. */
export function JsonLd({ text }: { readonly text: string }) {
  const nonce = use(Nonce)
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
