/** Structured data for search engines, made by the loader as text with `<` escaped. */
export function JsonLd({ text }: { readonly text: string }) {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
