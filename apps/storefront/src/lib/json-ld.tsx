/** Prints structured data for search engines. The loader has made the text and escaped `<`. */
export function JsonLd({ text }: { readonly text: string }) {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
