import { describe, expect, it } from 'vitest'
import { isOldBrowser, oldBrowserPage } from './old-browser.js'

describe('an old browser', () => {
  it.each([
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)',
  ])('is known by %s [CHROME-023]', (agent) => {
    expect(isOldBrowser(agent)).toBe(true)
  })
  it('is not every browser', () => {
    expect(
      isOldBrowser('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'),
    ).toBe(false)
    expect(isOldBrowser(null)).toBe(false)
  })
  it('gets the exact words and no script [CHROME-023]', async () => {
    const html = await oldBrowserPage().text()
    expect(html).toContain(
      'Sidan stöder inte din webbläsare. Vänligen använd ett modernare alternativ (Edge, Chrome, Safari, Firefox)',
    )
    expect(html).not.toContain('<script')
  })
})
