import { expect, it } from 'vitest'
import { checkProduct } from './check-product.js'
import { createRepeatedIds } from './repeated-ids.js'

const least = { product_id: '1', title: 'Calder', page_url: '/1' }
const checked = (more: object) => {
  const found = checkProduct({ line: 3, value: { ...least, ...more } })
  return found.ok ? found.value : `${found.error.field}: ${found.error.why}`
}

it.each([
  [{ title: undefined }, 'title: is missing'],
  [{ title: '' }, 'title: is missing'],
  [{ title: '<p> </p>' }, 'title: is missing'],
  [{ title: 7 }, 'title: must be a text, and is “7”'],
  [{ title: 'x'.repeat(501) }, 'title: is longer than 500 characters'],
  [{ product_id: undefined }, 'product_id: is missing'],
  [{ product_id: null }, 'product_id: is missing'],
  [{ page_url: undefined }, 'page_url: is missing'],
  [{ page_url: 'x' }, 'page_url: must be an http(s) address or a path that starts with /'],
  [{ sale_price: '12 kr' }, 'sale_price: must be a number such as 1295.5, and is “12 kr”'],
  [{ sale_price: -1 }, 'sale_price: must be at least 0, and is “-1”'],
  [{ in_stock: 'kanske' }, 'in_stock: must be true or false, and is “kanske”'],
  [{ variants: {} }, 'variants: must be a list, and is “{}”'],
  [{ variants: [{}] }, 'variants.0.product_id: is missing'],
  [{ image_urls: Array.from({ length: 51 }, () => '/x') }, 'image_urls: has more than 50 entries'],
])('says in plain words what is wrong with %j', (more, expected) => {
  expect(checked(more)).toBe(expected)
})

it.each([
  [
    '<p>En <b>sval</b> skjorta i linne.</p><ul><li>Krage</li><li>Tv&auml;tt 30&deg;</li></ul><script>alert(1)</script>',
    'En sval skjorta i linne.\nKrage\nTvätt 30°',
  ],
  ['<style>p { color: red }</style><div>Varm&nbsp;kofta <br/> i ull</div><!-- gammal -->', 'Varm kofta\ni ull'],
  ['<p>aldrig stängd <b>fet', 'aldrig stängd fet'],
  ['<table><tr><td>Höjd</td><td>4 cm</td></tr></table>', 'Höjd\n4 cm'],
  ['Herr &amp; Dam &#8211; 3 &lt; 4', 'Herr & Dam – 3 < 4'],
  ['Tal 3 < 4 och <kabel> 27" & mer', 'Tal 3 < 4 och <kabel> 27" & mer'],
  ['Rad ett\n\nRad två', 'Rad ett\n\nRad två'],
  ['<noscript>nej</noscript><iframe src="x">nej</iframe>ja', 'ja'],
])('makes text of %s', (html, text) => {
  expect(checked({ title: `A ${html}`, description: html, attributes: { info: html, more: [html] } })).toMatchObject({
    description: text,
    attributes: { info: text, more: [text] },
  })
  expect(
    checked({ localized: { sv: { description: html } }, variants: [{ product_id: 'v', attributes: { a: html } }] }),
  ).toMatchObject({
    localized: { sv: { description: text } },
    variants: [{ attributes: { a: text } }],
  })
})

it('measures a text as it is read', () => {
  expect(checked({ description: `<p>${'<b>a</b>'.repeat(5_000)}</p>` })).toMatchObject({
    description: 'a'.repeat(5_000),
  })
})

it('says which line had an id before', () => {
  const ids = createRepeatedIds()
  const of = (id: string, line: number, variants: string[] = []) =>
    ids.of({ product_id: id, variants: variants.map((one) => ({ product_id: one })) }, line).map(({ why }) => why)
  expect(of('1', 1)).toEqual([])
  expect(of('2', 2, ['a', 'b', 'a'])).toEqual(['two variants have the id “a”; give each its own'])
  expect(of('1', 3)).toEqual([expect.stringContaining('line 1 has the same id')])
  expect(of('1', 4)).toEqual([expect.stringContaining('line 3 has the same id')])
})
