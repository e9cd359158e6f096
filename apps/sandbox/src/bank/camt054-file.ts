type Paid = {
  readonly amount: string
  readonly ocr?: string
  readonly message?: string
  readonly name?: string
  /** Reference of the bank. Without it the position in the file identifies the payment. */
  readonly reference?: string
}
type Options = {
  readonly id?: string
  readonly bankgiro?: string
  readonly payments: readonly Paid[]
  /** Total that the entry states. The default is the sum of the payments. */
  readonly total?: string
  readonly day?: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function details({ amount, ocr, message, name, reference }: Paid): string {
  const remittance = [
    message === undefined ? '' : `<Ustrd>${escaped(message)}</Ustrd>`,
    ocr === undefined
      ? ''
      : `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${ocr}</Ref></CdtrRefInf></Strd>`,
  ].join('')
  return `<TxDtls>
    <Refs>${reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}</Refs>
    <Amt Ccy="SEK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
    <RltdPties><Dbtr><Pty><Nm>${escaped(name ?? 'Eva Ek')}</Nm></Pty></Dbtr>
      <DbtrAcct><Id><Othr><Id>50001234567</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr></Id></DbtrAcct></RltdPties>
    <RmtInf>${remittance}</RmtInf>
  </TxDtls>`
}

/** Writes a camt.054 file as a Swedish bank sends it: one entry for a day with its payments. */
export function camt054File({ id = 'MSG-1', bankgiro = '5050-1055', payments, total, day = '2026-11-02' }: Options) {
  const sum = payments.reduce((before, { amount }) => before + Math.round(Number(amount) * 100), 0) / 100
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn>
  <GrpHdr><MsgId>${id}</MsgId><CreDtTm>${day}T18:00:00+01:00</CreDtTm></GrpHdr>
  <Ntfctn><Id>${id}-1</Id><Acct><Id><Othr><Id>${bankgiro.replace('-', '')}</Id><SchmeNm><Prtry>BGNR</Prtry></SchmeNm></Othr></Id><Ccy>SEK</Ccy></Acct>
    <Ntry><Amt Ccy="SEK">${total ?? sum.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${id}-E1</AcctSvcrRef>
      <NtryDtls>${payments.map(details).join('')}</NtryDtls>
    </Ntry>
  </Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`
}
