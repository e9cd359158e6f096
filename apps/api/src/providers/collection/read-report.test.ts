import { expect, it } from 'vitest'
import { readCollectionReport } from './read-report.js'

const report = (paid: string, total = '20000') =>
  `<collectionReport version="1" id="a" client="klarsikt" paidTotal="${total}">${paid}</collectionReport>`
const payment = { invoice: '100000001', reference: 'r', amount: 20_000, on: '2027-01-11' }

it('is read in any spelling of XML Schema', () => {
  const plain = report('<paid invoice="100000001" reference="r" amount="20000" on="2027-01-11"/>')
  const other = report('<paid invoice=" 100000001 " reference="r" amount="+0020000" on="2027-01-11Z"/>', '000000020000')
  for (const xml of [plain, other])
    expect(readCollectionReport(xml, 'klarsikt')).toMatchObject({ ok: true, value: { paid: [payment] } })
})

it('is read where its sum, or one of its payments, is a large one', () => {
  const paid = '<paid invoice="100000001" reference="r" amount="4000000000" on="2027-01-11"/>'
  expect(readCollectionReport(report(paid, '4000000000'), 'klarsikt')).toMatchObject({
    value: { paid: [{ ...payment, amount: 4_000_000_000 }] },
  })
})

it('is read where one of its answers is not known here', () => {
  const paid = '<paid invoice="of another shop" reference="r" amount="20000" on="2027-01-11"/>'
  expect(
    readCollectionReport(report(`${paid}<withdrawn invoice="100000001" reason="sunspots"/>`), 'klarsikt'),
  ).toMatchObject({
    value: { paid: [{ ...payment, invoice: 'of another shop' }], withdrawn: [{ reason: 'other' }] },
  })
})

it.each([
  ['20001', '20000'],
  ['-20000', '-20000'],
  ['1e4', '10000'],
  ['99999999999999999999', '99999999999999999999'],
])('is refused with the amount %s and the sum %s', (amount, total) => {
  expect(
    readCollectionReport(
      report(`<paid invoice="1" reference="r" amount="${amount}" on="2027-01-11"/>`, total),
      'klarsikt',
    ).ok,
  ).toBe(false)
})
