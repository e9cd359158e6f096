import type { MetaDescriptor } from 'react-router'
import type { PageHead } from './loading.js'

/** Returns the head of a page as the router prints it. */
export const headMeta = (head: PageHead | undefined): MetaDescriptor[] => head?.tags ?? []
