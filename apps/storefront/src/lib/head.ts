import type { MetaDescriptor } from 'react-router'
import type { PageHead } from './loading.js'

/** Returns the head of a page as the router prints it. */
export const headMeta = (head: PageHead | undefined): MetaDescriptor[] => head?.tags ?? []

/** The `meta` of a route whose loader returns a head. */
export const pageMeta = ({ loaderData }: { readonly loaderData?: { readonly head: PageHead } }): MetaDescriptor[] =>
  headMeta(loaderData?.head)
