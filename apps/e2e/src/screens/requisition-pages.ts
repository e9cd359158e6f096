import { DEMO_MANAGER, demoRequisitions } from '@klarsikt/fixtures/demo'
import { encodedHref } from '@klarsikt/shop-config/paths'
import type { Page } from '@playwright/test'
import { createSandbox } from '../journeys/support/sandbox.js'
import type { Screen } from './pages.js'

/** An employee whose requisition waits for an answer. */
const WAITING = demoRequisitions().find(({ state }) => state === 'pending')?.typed

const openLink =
  (url: string, query = '') =>
  async (page: Page): Promise<void> => {
    const employee = `${WAITING?.firstName} ${WAITING?.lastName}`
    const { text } = await createSandbox(page.request, url).letter(DEMO_MANAGER, employee)
    const link = /https?:\S+\/b2b\/rekvisition\/\S+/.exec(text)?.[0] ?? ''
    await page.goto(`${link}${query}`)
  }

export function requisitionScreens(url: string): readonly Screen[] {
  const path = encodedHref('requisitions')
  return [
    { name: 'requisition-unknown', path: `/b2b/rekvisition/${'x'.repeat(43)}` },
    { name: 'requisitions', path },
    { name: 'requisition-asked', path, full: true, prepare: openLink(url) },
    { name: 'requisition-reject', path, prepare: openLink(url, '?svar=avsla') },
  ]
}
