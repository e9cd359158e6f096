// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { DateField } from './date-field.js'

const textOf = (page: string) => page.replaceAll(/<[^>]+>/g, '').replaceAll(/[\u2066-\u2069]/g, '')

describe('DateField', () => {
  it('is whole in the server’s page, in Swedish order', () => {
    const page = renderToString(<DateField label="Leveransdag" defaultValue="2030-05-07" name="day" />)
    expect(textOf(page)).toContain('2030-05-07')
    expect(page).toMatch(/<input[^>]*name="day"[^>]*value="2030-05-07"|<input[^>]*value="2030-05-07"[^>]*name="day"/)
  })

  it('follows the locale in force', () => {
    const page = renderToString(
      <LocaleProvider locale="en-GB" texts={en}>
        <DateField label="Delivery day" defaultValue="2030-05-07" optional />
      </LocaleProvider>,
    )
    expect(textOf(page)).toContain('07/05/2030')
    expect(page).toContain('Optional')
  })

  it('takes what is no day for none', () => {
    expect(textOf(renderToString(<DateField label="Dag" value="2030-02-30" startAt="2030-01-01" />))).toContain(
      'åååå-mm-dd',
    )
  })
})
