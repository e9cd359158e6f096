import { demoShop } from '@klarsikt/fixtures/demo'
import { expect, it } from 'vitest'
import { termsText } from './terms-text.js'

it('is the page of the terms from first to last section, as plain text', () => {
  const page = demoShop(new Date('2026-11-02T10:00:00Z')).pages.find(({ path }) => path === '/köpvillkor')
  if (!page) throw new Error('No terms')
  const text = termsText({ heading: page.heading, lead: page.lead, sections: page.sections })
  expect(text.startsWith('Köpvillkor\n\n')).toBe(true)
  for (const section of page.sections)
    if (section.kind === 'text')
      for (const line of [section.heading, ...section.paragraphs, ...section.list]) expect(text).toContain(line)
  expect(text).toContain('13. Tvister')
})
