import { camt054File } from '@klarsikt/sandbox'
import { describe, expect, it } from 'vitest'
import { readCamt054 } from './camt054.js'

const BANKGIRO = '5050-1055'
const read = (xml: string) => readCamt054(xml, BANKGIRO)

describe('a camt.054', () => {
  it('is read payment by payment, with what names the invoice and who paid', () => {
    const xml = camt054File({
      payments: [
        { amount: '498.00', ocr: '10000000112', reference: 'BG-1' },
        { amount: '0.5', message: 'Ek & Co 10000000112', name: 'Ek & Co' },
      ],
    })
    expect(read(xml)).toEqual({
      ok: true,
      value: {
        id: 'MSG-1',
        skipped: 0,
        payments: [
          {
            reference: '50501055:BG-1',
            amount: 49_800,
            paidOn: '2026-11-02',
            texts: ['10000000112'],
            payer: { name: 'Eva Ek', account: '50001234567' },
            batch: '50501055:MSG-1-E1/whole',
          },
          {
            reference: '50501055:MSG-1-E1/1',
            amount: 50,
            paidOn: '2026-11-02',
            texts: ['Ek & Co 10000000112'],
            payer: { name: 'Ek & Co', account: '50001234567' },
            batch: '50501055:MSG-1-E1/whole',
          },
        ],
      },
    })
  })

  it('of the second version is read as well: amounts, parties and status lie elsewhere there', () => {
    const xml = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"><BkToCstmrDbtCdtNtfctn>
      <GrpHdr><MsgId>M</MsgId></GrpHdr><Ntfctn><Id>N</Id><Acct><Id><IBAN>SE4550000000058398257466</IBAN></Id></Acct>
      <Ntry><Amt Ccy="SEK">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-11-02T09:00:00</DtTm></BookgDt>
        <NtryDtls><TxDtls><AmtDtls><TxAmt><Amt Ccy="SEK">100.00</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>Eva</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>
      </Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`
    expect(read(xml)).toMatchObject({
      value: { payments: [{ reference: 'SE4550000000058398257466:M/N/0/0', amount: 10_000, payer: { name: 'Eva' } }] },
    })
  })

  it('is several payments where one paid several invoices', () => {
    const part = (amount: string, ref: string) =>
      `<Strd><RfrdDocAmt><RmtdAmt Ccy="SEK">${amount}</RmtdAmt></RfrdDocAmt><CdtrRefInf><Ref>${ref}</Ref></CdtrRefInf></Strd>`
    const xml = camt054File({ payments: [{ amount: '300.00', reference: 'BG-1' }] }).replace(
      '<RmtInf></RmtInf>',
      `<RmtInf>${part('100.00', '1')}${part('200.00', '2')}</RmtInf>`,
    )
    expect(read(xml)).toMatchObject({
      value: {
        payments: [
          { reference: '50501055:BG-1', amount: 10_000, texts: ['1'] },
          { reference: '50501055:BG-1/1', amount: 20_000, texts: ['2'] },
        ],
      },
    })
  })

  it('leaves out what is no payment to us', () => {
    const one = camt054File({ payments: [{ amount: '100.00' }] })
    for (const [from, to] of [
      ['<CdtDbtInd>CRDT</CdtDbtInd><Sts>', '<CdtDbtInd>DBIT</CdtDbtInd><Sts>'],
      ['<Cd>BOOK</Cd>', '<Cd>PDNG</Cd>'],
      ['<Ntry><Amt Ccy="SEK">', '<Ntry><Amt Ccy="EUR">'],
      // Autogiro debits are reported separately.
      [
        '</BookgDt>',
        '</BookgDt><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>PMDD</SubFmlyCd></Fmly></Domn></BkTxCd>',
      ],
      ['</CdtDbtInd><Sts>', '</CdtDbtInd><RvslInd>true</RvslInd><Sts>'],
      ['</CdtDbtInd><Sts>', '</CdtDbtInd><RvslInd> 1\n</RvslInd><Sts>'],
      ['<Ntry><Amt Ccy="SEK">100.00', '<Ntry><Amt Ccy="SEK">0.00'],
    ] as const)
      expect(read(one.replace(from, to)), to).toMatchObject({ ok: true, value: { payments: [], skipped: 1 } })
    for (const no of ['false', '0', ' 0 '])
      expect(read(one.replace('</CdtDbtInd><Sts>', `</CdtDbtInd><RvslInd>${no}</RvslInd><Sts>`))).toMatchObject({
        value: { payments: [{ amount: 10_000 }] },
      })
  })

  it('leaves out what is about another bankgiro number, and reads the rest', () => {
    const [ours, other] = ['5050-1055', '991-2346'].map((bankgiro) =>
      camt054File({ payments: [{ amount: '100.00', reference: 'BG-1' }], bankgiro }),
    )
    const notification = /<Ntfctn>.*<\/Ntfctn>/s.exec(other ?? '')?.[0] ?? ''
    const both = (ours ?? '').replace('<Ntfctn>', `${notification}<Ntfctn>`)
    expect(read(both)).toMatchObject({ value: { payments: [{ reference: '50501055:BG-1' }], skipped: 1 } })
  })

  it('knows an account in any spelling', () => {
    const one = camt054File({ payments: [{ amount: '100.00', reference: 'BG-1' }] })
    for (const spelled of ['5050-1055', '0050501055', ' 5050 1055 '])
      expect(read(one.replace('<Id>50501055</Id>', `<Id>${spelled}</Id>`)), spelled).toMatchObject({
        value: { payments: [{ reference: '50501055:BG-1' }] },
      })
  })

  it.each(['498.00', '+498', '000000000000498.00', '498.', ' 0498.0\n', '498.00000'])(
    'reads the decimal %j of XML Schema',
    (amount) => {
      const xml = camt054File({ payments: [{ amount: '498.00' }] }).replaceAll('>498.00<', `>${amount}<`)
      expect(read(xml)).toMatchObject({ value: { payments: [{ amount: 49_800 }] } })
    },
  )

  it('is of the day in Stockholm, whatever zone its time is in, and of the day of the file where none is said', () => {
    const one = camt054File({ payments: [{ amount: '100.00' }] })
    for (const [said, day] of [
      ['<DtTm>2026-11-02T23:30:00Z</DtTm>', '2026-11-03'],
      ['<DtTm>2026-11-02T23:30:00</DtTm>', '2026-11-02'],
      ['<Dt> 2026-11-05+01:00 </Dt>', '2026-11-05'],
      ['', '2026-11-02'],
    ] as const)
      expect(read(one.replace('<Dt>2026-11-02</Dt>', said)), said).toMatchObject({
        value: { payments: [{ paidOn: day }] },
      })
  })

  it('is refused as a whole where it is no report of ours or something of it is missing', () => {
    const one = camt054File({ payments: [{ amount: '100.00' }] })
    const summed = (sums: string) => one.replace('<Ntry>', `<TxsSummry>${sums}</TxsSummry><Ntry>`)
    for (const [xml, problem] of [
      ['', 'not-camt-054'],
      ['<Document/>', 'not-camt-054'],
      [one.slice(0, -20), 'not-camt-054'],
      [one.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>'), 'not-camt-054'],
      [one.replaceAll('camt.054', 'camt.053').replaceAll('BkToCstmrDbtCdtNtfctn', 'BkToCstmrStmt'), 'not-camt-054'],
      [camt054File({ payments: [{ amount: '100.00' }], bankgiro: '991-2346' }), 'other-account'],
      [summed('<TtlCdtNtries><Sum>200</Sum></TtlCdtNtries>'), 'sums-differ'],
      [summed('<TtlNtries><NbOfNtries>2</NbOfNtries><Sum>200.00</Sum></TtlNtries>'), 'sums-differ'],
      [summed('<TtlNtries><NbOfNtries>2</NbOfNtries></TtlNtries>'), 'sums-differ'],
      [summed('<TtlCdtNtries><NbOfNtries>one</NbOfNtries></TtlCdtNtries>'), 'sums-differ'],
      [one.replace('<Ntry><Amt Ccy="SEK">100.00', '<Ntry><Amt Ccy="SEK">100.001'), 'sums-differ'],
      [one.replace('<Ntry><Amt Ccy="SEK">100.00', '<Ntry><Amt Ccy="SEK">-100.00'), 'sums-differ'],
    ] as const)
      expect(read(xml), xml).toEqual({ ok: false, error: problem })
    for (const sums of ['<Sum>+0100.0</Sum>', '<NbOfNtries> 01 </NbOfNtries><Sum>100.</Sum>'])
      expect(read(summed(`<TtlCdtNtries>${sums}</TtlCdtNtries>`))).toMatchObject({ ok: true })
  })
})

describe('an entry of a camt.054', () => {
  /** A file with an ordinary entry of 249 kr and a doubtful one with two payments of 100 and 399 kr. */
  const file = (change: (entry: string) => string) => {
    const [ordinary, doubtful] = [
      camt054File({ id: 'A', payments: [{ amount: '249.00', ocr: '10000000112', reference: 'OK' }] }),
      camt054File({
        id: 'B',
        payments: [
          { amount: '100.00', ocr: '10000000217', reference: 'ONE', name: 'Ek' },
          { amount: '399.00', ocr: '10000000312', reference: 'TWO', name: 'Al' },
        ],
      }),
    ]
    const entry = /<Ntry>.*<\/Ntry>/s.exec(doubtful ?? '')?.[0] ?? ''
    return (ordinary ?? '').replace('</Ntry>', `</Ntry>${change(entry)}`)
  }
  const foreign = (entry: string) =>
    entry.replace(
      '<Amt Ccy="SEK">399.00</Amt>',
      '<AmtDtls><InstdAmt><Amt Ccy="EUR">35.00</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">35.00</Amt></TxAmt></AmtDtls>',
    )
  const ORDINARY = { reference: '50501055:OK', amount: 24_900 }
  const SPLIT = [ORDINARY, { reference: '50501055:ONE', amount: 10_000 }, { reference: '50501055:TWO', amount: 39_900 }]

  it.each([
    ['in kronor', (entry: string) => entry],
    ['with one in another currency, which is what the others leave', foreign],
    [
      'with the counter value of one in another currency',
      (entry: string) =>
        foreign(foreign(entry)).replace(
          '</TxAmt></AmtDtls>',
          '</TxAmt><CntrValAmt><Amt Ccy="SEK">399.00</Amt></CntrValAmt></AmtDtls>',
        ),
    ],
    [
      'with details of no amount beside them',
      (entry: string) => entry.replace('</NtryDtls>', '<TxDtls><Amt Ccy="SEK">0</Amt></TxDtls></NtryDtls>'),
    ],
  ])('is divided where its details say how: %s', (_, change) => {
    expect(read(file(change))).toMatchObject({ ok: true, value: { payments: SPLIT, skipped: 0 } })
  })

  const total = (entry: string, amount: string) => entry.replace('"SEK">499.00', `"SEK">${amount}`)
  it.each([
    ['whose details come to another sum', '500.00', (entry: string) => entry],
    [
      'with a debit among them',
      '299.00',
      (entry: string) => entry.replace('100.00</Amt><CdtDbtInd>CRDT', '100.00</Amt><CdtDbtInd>DBIT'),
    ],
    [
      'with two in other currencies',
      '499.00',
      (entry: string) => foreign(entry).replace('<Amt Ccy="SEK">100.00</Amt>', '<Amt Ccy="NOK">100.00</Amt>'),
    ],
    [
      'with an amount that is none',
      '499.00',
      (entry: string) => entry.replace('>399.00<', '>399,00<').replace('>100.00<', '>x<'),
    ],
    [
      'that names more payments than it has',
      '499.00',
      (entry: string) => foreign(entry).replace('<NtryDtls>', '<NtryDtls><Btch><NbOfTxs>3</NbOfTxs></Btch>'),
    ],
    [
      'whose details are not as they should be',
      '499.00',
      (entry: string) => entry.replace('<Amt Ccy="SEK">399.00</Amt>', '<Amt>399.00</Amt>'),
    ],
  ])(
    'is one payment that waits for staff where it cannot be divided, and holds up no other: %s',
    (_, amount, change) => {
      const xml = file((entry) => total(change(entry), amount))
      const ore = Number(amount) * 100
      expect(read(xml)).toMatchObject({
        ok: true,
        value: {
          payments: [ORDINARY, { reference: '50501055:B-E1/whole', amount: ore, isNotSplit: true }],
          skipped: 0,
        },
      })
    },
  )

  it.each(['TRUE', 'yes', '2', 'no'])('waits for staff where %s tells whether it takes back an earlier one', (said) => {
    const unclear = file((entry) => entry.replace('</CdtDbtInd><Sts>', `</CdtDbtInd><RvslInd>${said}</RvslInd><Sts>`))
    expect(read(unclear)).toMatchObject({
      value: { payments: [ORDINARY, { reference: '50501055:B-E1/whole', amount: 49_900, isNotSplit: true }] },
    })
  })

  it.each([
    ['a currency in small letters', (entry: string) => entry.replaceAll('"SEK"', '" sek "')],
    ['other names of its namespace', (entry: string) => entry.replace(/<(\/?)(?=[A-Z])/g, '<$1ns:')],
    ['values in CDATA', (entry: string) => entry.replace('10000000217', '<![CDATA[10000000217]]>')],
    ['comments in its values', (entry: string) => entry.replace('>499.00<', '>49<!-- x -->9.00<')],
    [
      'blanks around its codes',
      (entry: string) => entry.replace('>CRDT</CdtDbtInd><Sts>', '> CRDT\n</CdtDbtInd><Sts>'),
    ],
  ])('is read with %s', (_, change) => {
    expect(read(file(change))).toMatchObject({ value: { payments: SPLIT, skipped: 0 } })
  })

  it('of one payment is that payment in the currency of the account, whatever was sent', () => {
    const one = camt054File({ payments: [{ amount: '1093.55', ocr: '10000000112', reference: 'FX' }] })
    const xml = one.replace(
      '<Amt Ccy="SEK">1093.55</Amt><CdtDbtInd>CRDT</CdtDbtInd>\n',
      '<AmtDtls><TxAmt><Amt Ccy="EUR">100.00</Amt></TxAmt></AmtDtls>\n',
    )
    expect(xml).not.toBe(one)
    expect(read(xml)).toMatchObject({ value: { payments: [{ amount: 109_355, texts: ['10000000112'] }] } })
  })

  it('without details is one payment of its amount', () => {
    const xml = camt054File({ payments: [{ amount: '100.00' }] }).replace(/<NtryDtls>.*<\/NtryDtls>/s, '')
    expect(xml).not.toContain('TxDtls')
    expect(read(xml)).toMatchObject({
      value: { payments: [{ reference: '50501055:MSG-1-E1/0', amount: 10_000, texts: [] }] },
    })
  })

  it('has two payments where two have one reference', () => {
    const payment = { amount: '399.00', reference: 'BATCH-77' }
    expect(read(camt054File({ payments: [payment, payment] }))).toMatchObject({
      value: { payments: [{ reference: '50501055:BATCH-77' }, { reference: '50501055:BATCH-77' }] },
    })
  })
})
