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
          },
          {
            reference: '50501055:MSG-1-E1/1',
            amount: 50,
            paidOn: '2026-11-02',
            texts: ['Ek & Co 10000000112'],
            payer: { name: 'Ek & Co', account: '50001234567' },
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
      // What was drawn by autogiro is reported debit by debit elsewhere.
      [
        '</BookgDt>',
        '</BookgDt><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>PMDD</SubFmlyCd></Fmly></Domn></BkTxCd>',
      ],
      ['</CdtDbtInd><Sts>', '</CdtDbtInd><RvslInd>true</RvslInd><Sts>'],
    ] as const)
      expect(read(one.replace(from, to))).toMatchObject({ ok: true, value: { payments: [], skipped: 1 } })
  })

  it('is refused as a whole where it cannot be believed', () => {
    const one = camt054File({ payments: [{ amount: '100.00' }] })
    for (const [xml, problem] of [
      ['', 'not-camt-054'],
      ['<Document/>', 'not-camt-054'],
      [one.slice(0, -20), 'not-camt-054'],
      [one.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>'), 'not-camt-054'],
      [one.replaceAll('camt.054', 'camt.053').replaceAll('BkToCstmrDbtCdtNtfctn', 'BkToCstmrStmt'), 'not-camt-054'],
      [camt054File({ payments: [{ amount: '100.00' }], bankgiro: '991-2346' }), 'other-account'],
      [camt054File({ payments: [{ amount: '100.00' }, { amount: '1.00' }], total: '100.00' }), 'sums-differ'],
      [camt054File({ payments: [{ amount: '100.001' }] }), 'sums-differ'],
    ] as const)
      expect(read(xml)).toEqual({ ok: false, error: problem })
  })
})
