import { expect, test } from './support/test.js'

const CARDS = 8

test('a card of a list shows the price of its product page', async ({ page }) => {
  await page.goto('/kontaktlinser')
  const cards = page.getByRole('main').getByRole('article')
  await cards.nth(CARDS - 1).waitFor()
  const listed = await cards.evaluateAll((articles) =>
    articles.map((article) => ({
      url: article.querySelector('a')?.getAttribute('href') ?? '',
      text: (article.textContent ?? '').replaceAll(/\s/gu, ' '),
    })),
  )
  expect(listed.map(({ text }) => text).join(' ')).not.toMatch(/\bfrån \d/u)
  for (const { url, text } of listed.slice(0, CARDS)) {
    await page.goto(url)
    const price = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      // The price is the first amount after the name.
      const rest = document.createRange()
      rest.setStartAfter(heading)
      rest.setEndAfter(heading.closest('main')?.lastChild ?? heading)
      return /[\d\s]*\d(?:,\d\d)?\s?kr/u.exec(rest.toString())?.[0].replaceAll(/\s/gu, ' ').trim()
    })
    expect(price, `the price on ${url}`).toBeDefined()
    expect(text, `the card of ${url}`).toContain(price)
  }
})
