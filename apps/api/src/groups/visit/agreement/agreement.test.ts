import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetPersonalData } from '../../../forget-personal-data.js'
import { type EidShop, ERIK_NUMBER, openEidShop, sign } from '../../person/eid/testing/eid-shop.js'
import {
  ANNA,
  type Browser,
  lettersTo,
  openBrowser,
  registered,
} from '../../person/identity/testing/customer-browser.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { openContent, openSignature } from '../company/content.js'
import { agreement } from '../company/tables.js'
import { TYPED_PARTS } from './testing/fill-in.js'

let shop: EidShop
beforeAll(async () => void (shop = await openEidShop()))
afterAll(() => shop.close())

const call = (browser: Browser, path: string, body: object = {}) => browser.post(`/api/b2b/agreement${path}`, body)
const own = async (browser: Browser) => (await browser.get('/api/b2b/agreement')).body.data

/** A browser with a completely filled-in draft. */
async function filledIn(orgNumber: string, changes: Readonly<Record<string, object>> = {}) {
  const browser = await openBrowser(shop.api)
  const begun = await call(browser, '', { part: 'organisation', orgNumber })
  expect(begun.status).toBe(200)
  for (const part of TYPED_PARTS) {
    const saved = await call(browser, '', { ...part, ...changes[part.part] })
    expect([part.part, saved.status, saved.body.error]).toEqual([part.part, 200, undefined])
  }
  return { browser, id: begun.body.data.id as string, number: begun.body.data.number as string }
}

async function begin(browser: Browser, id: string, method: 'bankid' | 'e-mail' = 'bankid') {
  const begun = await call(browser, `/${id}/sign`, { method, authority: 'on' })
  expect(begun).toMatchObject({ status: 200, body: { success: true, method } })
  return begun.body
}

async function signByBankId(browser: Browser, id: string, personalNumber?: string) {
  const { qr } = await begin(browser, id)
  await sign(shop, qr, personalNumber)
  shop.pass(2)
  return call(browser, `/${id}/collect`)
}

async function pdfAt(path: string): Promise<Uint8Array> {
  const answer = await shop.api.app.request(`http://shop.test${path}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return new Uint8Array(await answer.arrayBuffer())
}
async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const secretIn = (text: string, name: string) => new RegExp(`[?&]${name}=([\\w-]+)`).exec(text)?.[1] ?? ''

describe('a draft', () => {
  it('is filled in part by part, and read back whole [B2B-001, ROUTE-055]', async () => {
    const browser = await openBrowser(shop.api)
    expect(await own(browser)).toBeNull()
    const { body } = await call(browser, '', { part: 'organisation', orgNumber: '5599901005' })
    expect(body.data).toMatchObject({
      status: 'draft',
      number: expect.stringMatching(/^AV-\d{8}$/),
      nextStep: 'contact',
      organisation: { orgNumber: '559990-1005', name: 'Norrsken Bygg AB', form: 'Aktiebolag', isTyped: false },
      pdfPath: null,
    })
    for (const part of TYPED_PARTS) await call(browser, '', part)
    expect(await own(browser)).toMatchObject({
      id: body.data.id,
      nextStep: 'summary',
      contact: { firstName: 'Eva', lastName: 'Åström', email: 'eva@bolaget.example', mobile: '+46701740605' },
      signatory: { firstName: 'Anna', lastName: 'Ek', title: 'Vd', email: 'anna@bolaget.example' },
      invoice: {
        street: 'Hamngatan 12',
        postalCode: '903 27',
        city: 'Umeå',
        referenceType: 'costCentre',
        referenceFormat: 'AA-99',
        eInvoiceId: '0007:5599901005',
      },
      glasses: { glassLevel: 'plus', frameLevel: 'standard', frameModels: 12, hasPhotochromic: true },
      protective: { classes: ['F'], pdfEmail: 'avtal@bolaget.example' },
    })
  })

  it('says at the field what is wrong, and keeps what was right [VALID-023, VALID-024]', async () => {
    const browser = await openBrowser(shop.api)
    const missing = await call(browser, '', { part: 'organisation', orgNumber: '' })
    expect(missing.body.error.fields).toEqual({ orgNumber: 'Ange organisationsnummer.' })
    expect(await own(browser)).toBeNull()
    await call(browser, '', { part: 'organisation', orgNumber: '559990-1005' })
    const empty = { street: '', postalCode: '', city: '', referenceType: '', referenceFormat: '', eInvoiceId: '' }
    const invoice = await call(browser, '', { part: 'invoice', ...empty })
    expect([invoice.status, invoice.body.error.fields]).toMatchObject([422, { street: 'Ange fakturaadress.' }])
    expect(await own(browser)).toMatchObject({ organisation: { name: 'Norrsken Bygg AB' }, invoice: null })
  })

  it('takes a company that is typed in only where the register gives no answer [ERR-011, ERR-012]', async () => {
    const browser = await openBrowser(shop.api)
    const typed = { name: 'Sena Svar AB', street: 'Gatan 1', postalCode: '111 22', city: 'Lund' }
    const save = (orgNumber: string, more: object = {}) =>
      call(browser, '', { part: 'organisation', orgNumber, ...more })
    expect((await save('559990-1096')).body.error.code).toBe('company.lookup-problem')
    expect((await save('559990-1096', { typed: { ...typed, name: '' } })).body.error.fields).toHaveProperty('name')
    const taken = await save('559990-1096', { typed })
    expect(taken.body.data.organisation).toMatchObject({ name: 'Sena Svar AB', isTyped: true })
    expect((await save('556016-0680', { typed })).body.error.code).toBe('company.not-found')
    expect((await save('559990-1070', { typed })).body.error.code).toBe('company.deregistered')
    const real = await save('559990-1013', { typed })
    expect(real.body.data.organisation).toMatchObject({ name: 'Fjällbrisen Konsult AB', isTyped: false })
  })

  it('stays with the visitor who logs in, and is gone from the browser after the log-out', async () => {
    await registered(shop.api)
    const { browser, id } = await filledIn('559990-1021')
    const { email, password } = ANNA
    expect((await browser.post('/api/auth/user/login', { email, password })).status).toBe(200)
    expect(await own(browser)).toMatchObject({ id, nextStep: 'summary' })
    expect((await begin(browser, id, 'e-mail')).email).toBe('anna@bolaget.example')
    await browser.post('/api/auth/user/logout', {})
    expect(await own(browser)).toBeNull()
  })

  it('is resumed by the link of a letter in another browser, and forgotten after a month', async () => {
    const { browser, id } = await filledIn('559990-1021')
    expect((await call(browser, '/link', { email: 'x' })).body.error.fields).toHaveProperty('email')
    await call(browser, '/link', { email: 'forsta@bolaget.example' })
    await call(browser, '/link', { email: 'paus@bolaget.example' })
    const [first] = await lettersTo(shop.api, 'forsta@bolaget.example')
    const [letter] = await lettersTo(shop.api, 'paus@bolaget.example')
    const other = await openBrowser(shop.api)
    const old = await call(other, '/resume', { token: secretIn(first?.text ?? '', 'utkast') })
    expect(old.body.error.code).toBe('agreement.link-expired')
    const token = secretIn(letter?.text ?? '', 'utkast')
    expect((await call(other, '/resume', { token })).body.data).toMatchObject({ id, nextStep: 'summary' })
    expect(await own(browser)).toBeNull()
    expect((await own(other)).id).toBe(id)
    await call(other, '/discard')
    expect(await own(other)).toBeNull()
    const { browser: late, id: lateId } = await filledIn('559990-1021')
    await shop.rows(`update agreement set updated_at = updated_at - interval '31 days' where id = '${lateId}'`)
    await forgetPersonalData(shop.api.deps)
    expect(await own(late)).toBeNull()
  })
})

describe('a signature by BankID', () => {
  it('binds the document, which is stored, mailed and fetched by a signed link [B2B-005]', async () => {
    const { browser, id, number } = await filledIn('559990-1039')
    const unsure = await call(browser, `/${id}/sign`, { method: 'bankid', authority: '' })
    expect(unsure.body.error.fields).toHaveProperty('authority')
    await call(browser, '/link', { email: 'senare@bolaget.example' })
    expect(await signByBankId(browser, id)).toMatchObject({ status: 200, body: { status: 'complete' } })
    const signed = await own(browser)
    expect(signed).toMatchObject({ status: 'signed', signMethod: 'bankid', signedAt: expect.any(String) })
    const [draft] = await lettersTo(shop.api, 'senare@bolaget.example')
    const late = await call(await openBrowser(shop.api), '/resume', { token: secretIn(draft?.text ?? '', 'utkast') })
    expect([late.status, late.body.error.code]).toEqual([409, 'agreement.signed'])
    const pdf = await pdfAt(signed.pdfPath)
    expect(signed.documentDigest).toBe(sha256(pdf))
    const text = await textOf(pdf)
    for (const fact of [
      number,
      'Havtorn Livs AB',
      '559990-1039',
      'Anna Ek, Vd',
      'AA-99',
      'Plus',
      'Standard',
      'F – låg',
    ])
      expect(text).toContain(fact)

    const [row] = await shop.rows<{ signature: string; content: string }>(`select * from agreement where id = '${id}'`)
    const proof = openSignature(shop.api.deps.encryption, row?.signature ?? '')
    expect(proof).toMatchObject({ method: 'bankid', personalNumber: '199006022397', surname: 'Ek' })
    expect(proof.method === 'bankid' && proof.text).toMatch(new RegExp(`${number}[\\s\\S]*${sha256(pdf)}`))
    expect(row?.content).not.toMatch(/Havtorn|Anna/)
    expect(row?.signature).not.toMatch(/19900602/)
    expect(openContent(shop.api.deps.encryption, row?.content ?? '')).toHaveProperty('signatory')

    const letters = await lettersTo(shop.api, 'avtal@bolaget.example')
    const [letter] = letters.filter((one) => one.text.includes(number))
    expect(letter?.text).toContain(sha256(pdf))
    const attached = (letter as unknown as { attachments: { filename: string; content: string }[] }).attachments
    expect(attached).toMatchObject([{ filename: `avtal-${number}.pdf`, contentType: 'application/pdf' }])
    expect(sha256(Buffer.from(attached[0]?.content ?? '', 'base64'))).toBe(sha256(pdf))
    const rows = await readAudit(shop.api.deps.database, { subject: `agreement/${number}`, limit: 10 })
    expect(rows.map((one) => one.action)).toEqual(['agreement.signed'])
  })

  it('is final, and the company has one agreement', async () => {
    const { browser, id } = await filledIn('559990-1047')
    await signByBankId(browser, id)
    expect((await call(browser, `/${id}/sign`, { method: 'bankid', authority: 'on' })).body.error.code).toBe(
      'agreement.signed',
    )
    expect(await call(browser, `/${id}/collect`)).toMatchObject({ body: { status: 'complete' } })
    const again = await filledIn('559990-1047')
    expect(
      (await call(again.browser, `/${again.id}/sign`, { method: 'bankid', authority: 'on' })).body.error.code,
    ).toBe('agreement.exists')
    const before = await own(browser)
    await call(browser, '/discard')
    expect(await own(browser)).toMatchObject({ id, status: 'signed', documentDigest: before.documentDigest })
    // The next input begins another agreement.
    await call(browser, '', { part: 'organisation', orgNumber: '559990-1054' })
    expect((await own(browser)).id).not.toBe(id)
  })

  it('of two drafts of one company at once makes one agreement', async () => {
    const [one, two] = [await filledIn('559990-1062'), await filledIn('559990-1062')]
    const first = await begin(one.browser, one.id)
    await sign(shop, first.qr)
    shop.pass(2)
    const second = await begin(two.browser, two.id)
    await call(one.browser, `/${one.id}/collect`)
    await sign(shop, second.qr)
    shop.pass(2)
    expect((await call(two.browser, `/${two.id}/collect`)).body.error.code).toBe('agreement.exists')
    expect((await own(two.browser)).status).toBe('draft')
  })

  it('is not taken from another person, from another session, or for a draft that was changed', async () => {
    const { browser, id } = await filledIn('559990-1088')
    expect((await signByBankId(browser, id, ERIK_NUMBER)).body.error.code).toBe('agreement.other-signatory')
    const { qr } = await begin(browser, id)
    const stranger = await openBrowser(shop.api)
    expect((await call(stranger, `/${id}/collect`)).body.error.code).toBe('agreement.not-found')
    expect((await call(stranger, `/${id}/cancel`)).body).toEqual({ success: true })
    await call(browser, '', { ...TYPED_PARTS[3], frameModels: '40' })
    await sign(shop, qr)
    shop.pass(2)
    expect((await call(browser, `/${id}/collect`)).body.error.code).toBe('eid.order-not-found')
    expect(await own(browser)).toMatchObject({ status: 'draft', glasses: { frameModels: 40 } })
  })

  it('shows the code of each second, ends when it is cancelled, and says why it failed', async () => {
    const { browser, id } = await filledIn('802990-1009')
    await begin(browser, id)
    shop.pass(1)
    const pending = await call(browser, `/${id}/collect`)
    expect(pending.body).toMatchObject({ status: 'pending', hintCode: 'outstandingTransaction' })
    expect(pending.body.qr).toMatch(/^bankid\..+\.1\./)
    await call(browser, `/${id}/cancel`)
    expect((await call(browser, `/${id}/collect`)).body.error.code).toBe('eid.order-not-found')
    await begin(browser, id)
    await shop.control('faults', { operation: 'collect', kind: 'error', status: 503, errorCode: 'Maintenance' })
    shop.pass(2)
    expect((await call(browser, `/${id}/collect`)).body).toMatchObject({ status: 'error', qr: null })
  })
})

describe('a signature by letter', () => {
  it('is confirmed once, by who holds the link', async () => {
    const { browser, id, number } = await filledIn('969990-1006')
    await begin(browser, id, 'e-mail')
    expect((await own(browser)).awaitsLetter).toBe(true)
    const [letter] = await lettersTo(shop.api, 'anna@bolaget.example')
    const token = secretIn(letter?.text ?? '', 'bekrafta')
    const reader = await openBrowser(shop.api)
    const read = await reader.get(`/api/b2b/agreement/confirm/${token}`)
    expect(read.body.data).toMatchObject({ number, company: 'Handelsbolaget Nord & Syd', signatory: 'Anna Ek' })
    expect((await own(browser)).status).toBe('draft')
    expect(sha256(await pdfAt(read.body.data.pdfPath))).toBe(read.body.data.documentDigest)
    const both = await Promise.all([1, 2].map(() => call(reader, `/confirm/${token}`)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await own(browser)).toMatchObject({ status: 'signed', signMethod: 'e-mail' })
    expect(await call(reader, `/confirm/${token}`)).toMatchObject({ status: 200, body: { data: { id } } })
    expect((await reader.get(`/api/b2b/agreement/confirm/${token}`)).body.data.isSigned).toBe(true)
    const rows = await readAudit(shop.api.deps.database, { subject: `agreement/${number}`, limit: 10 })
    expect(rows.map((one) => one.action).toSorted()).toEqual(['agreement.sent', 'agreement.signed'])
  })

  it('is good for a week, and for the draft as it was sent', async () => {
    const { browser, id } = await filledIn('769990-1000')
    const tokenOf = async () => {
      await begin(browser, id, 'e-mail')
      const [letter] = await lettersTo(shop.api, 'anna@bolaget.example')
      return secretIn(letter?.text ?? '', 'bekrafta')
    }
    const token = await tokenOf()
    await call(browser, '', { ...TYPED_PARTS[3], frameModels: '7' })
    expect((await call(browser, `/confirm/${token}`)).body.error.code).toBe('agreement.link-expired')
    const late = await tokenOf()
    shop.pass(8 * 86_400)
    expect((await browser.get(`/api/b2b/agreement/confirm/${late}`)).body.error.code).toBe('agreement.link-expired')
  })
})

it('fetches a document by nothing but a link that the shop has signed, for a month', async () => {
  const { browser, id } = await filledIn('212990-1001')
  const { pdfPath } = await own(browser)
  expect(await textOf(await pdfAt(pdfPath))).toContain('Exempelköpings kommun')
  const url = new URL(pdfPath, 'http://shop.test')
  url.searchParams.set('until', String(Number(url.searchParams.get('until')) + 1))
  for (const path of [
    `${url.pathname}${url.search}`,
    pdfPath.replace(id, '0'.repeat(32)),
    `/api/b2b/agreement/${id}/pdf`,
  ])
    expect((await browser.get(path)).status).toBeGreaterThanOrEqual(404)
  shop.pass(31 * 86_400)
  expect((await browser.get(pdfPath)).status).toBe(404)
  // A person who follows the letter's link is redirected to a page; a program gets the refusal.
  const pressed = await browser.get(pdfPath, { 'sec-fetch-dest': 'document' })
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/filen-saknas?fel=agreement.not-found'])
})

it('masks the number of a sole trader everywhere, and stores it sealed', async () => {
  const { browser, id } = await filledIn('19571230-2842', { signatory: { firstName: 'Birgitta', lastName: 'Öberg' } })
  const data = await own(browser)
  expect(data.organisation).toMatchObject({ orgNumber: '19571230-****', name: 'Birgitta Öberg Foto' })
  expect(await textOf(await pdfAt(data.pdfPath))).toContain('19571230-****')
  await signByBankId(browser, id, '195712302842')
  expect(await own(browser)).toMatchObject({ status: 'signed' })
  const [row] = await shop.rows<{ all: string }>(`select string_agg(a::text, ' ') as all from agreement a`)
  expect(row?.all).not.toMatch(/19571230|Birgitta|Öberg/)
  expect(await shop.api.test.database.orm.$count(agreement)).toBeGreaterThan(0)
})
