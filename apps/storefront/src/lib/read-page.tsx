import { type ReadPage } from '@klarsikt/page-kit/page'

interface Loaded<Data> {
  readonly loaderData: { readonly data: Data }
}

/** Returns the component of a route whose page has no forms. */
export function readPage<Data>({ Page }: Pick<ReadPage<Data>, 'Page' | 'mutate'>) {
  return function RoutePage({ loaderData }: Loaded<Data>) {
    return <Page data={loaderData.data} />
  }
}
