import { loadWizard, type WizardData, type WizardPlace } from '@klarsikt/booking/wizard'
import type { LoaderFunctionArgs } from 'react-router'
import { type PageHead, pageHead } from './loading.js'

/** Returns the loader of a page with the wizard. Search engines index only its first step. */
export function wizardLoader(place: WizardPlace, title: string, description: string) {
  return async ({
    request,
    context,
  }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<{ data: WizardData; head: PageHead }> => {
    const url = new URL(request.url)
    const data = await loadWizard(context.visitor(), { url, place })
    const noIndex = url.search !== ''
    return { data, head: pageHead({ request, origin: context.config.origin, title, description, noIndex }) }
  }
}
