import type { MetaDescriptor } from 'react-router'
import type { PageHead } from './loading.js'

/** The head of a page as the router prints it. */
export function headMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return []
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: head.canonical },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: head.canonical },
    ...(head.image ? [{ property: 'og:image', content: head.image }] : []),
    ...(head.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
