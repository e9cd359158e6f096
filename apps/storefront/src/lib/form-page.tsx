import { type FormPage } from '@klarsikt/page-kit/page'
import { browserClient } from './browser-client.js'

interface Loaded<Data, Answer> {
  readonly loaderData: { readonly data: Data }
  readonly actionData?: Answer
}

/** Returns the component of a route whose page has forms. */
export function formPage<Data, Answer>({ Page }: Pick<FormPage<Data, Answer>, 'Page' | 'mutate'>) {
  return function RoutePage({ loaderData, actionData }: Loaded<Data, Answer>) {
    return <Page data={loaderData.data} answer={actionData} client={browserClient} />
  }
}
