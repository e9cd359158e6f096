import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetPersonalData } from '../../../forget-personal-data.js'
import { callInSession, type SessionCaller } from '../../../testing/call-in-session.js'
import { openLetter } from '../../../testing/open-letter.js'
import { addStaff } from '../../person/staff/add-staff.js'
import { readAudit } from '../../platform/audit/read-audit.js'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { moveOrder } from '../order/move.js'
import { openPrescription } from '../order/place.js'
import { type Desk, openDesk } from '../staff-order/testing/desk.js'
import { remindOfPrescriptions } from './remind.js'
import { awaitedOrder, lensOf, typedStrengths } from './testing/awaited-order.js'

const DAY_MS = 86_400_000
let desk: Desk
let guest: SessionCaller
let clerk: SessionCaller
let picture: string
beforeAll(async () => {
  desk = await openDesk()
  guest = await callInSession(desk.shop, 'visitor', {})
  const optician = { storeId: 2, employeeNumber: '8', name: 'Olga', role: 'optician' } as const
  await addStaff(desk.shop.deps.database, optician, desk.shop.clock.now())
  clerk = await callInSession(desk.shop, 'clerk', { store: { id: 2, employeeNumber: '8', name: 'Malmö Outlet' } })
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
  const file = await image
    .withExif({ IFD0: { Artist: 'Anna Hemlig' } })
    .png()
    .toBuffer()
  picture = file.toString('base64')
})
afterAll(() => desk.shop.close())

type Link = { readonly order: string; readonly key: string }
const seen = (link: Link) => guest.get(`/api/prescription/awaited?${new URLSearchParams(link)}`)
const photo = (link: Link, file = picture) =>
  guest.send('sendPrescriptionPhoto', { ...link, position: 0, file }, '/api/prescription/awaited/photo')
const type = (link: Link, sphere?: string) =>
  guest.send(
    'typeAwaitedPrescription',
    { ...link, position: 0, prescription: typedStrengths(sphere) },
    '/api/prescription/awaited/type',
  )
const cancel = (link: Link) => guest.send('cancelAwaitedOrder', link, '/api/prescription/awaited/cancel')
const enter = (number: string, body: object = {}) =>
  clerk.send(
    'enterPrescription',
    { prescription: typedStrengths(), ...body },
    `/api/staff/prescriptions/${number}-0/enter`,
  )
const ask = (number: string, message: string) =>
  clerk.send('askForPrescription', { message }, `/api/staff/prescriptions/${number}-0/ask`)
const letters = async (kind: string) => {
  const rows = await desk.shop.rows<{ kind: string; letter: string }>(
    'select kind, letter from mail_outbox where kind = $1',
    kind,
  )
  return rows.map((row) => openLetter(desk.shop.encryption, row))
}
const linesOf = (number: string) =>
  desk.shop.rows<{ sku_id: string; prescription: string | null; total: number; description: string }>(
    'select sku_id, prescription, total, description from order_line where order_number = $1 order by position',
    number,
  )
const actions = async (number: string) =>
  (await readAudit(desk.shop.deps.database, { subject: `order/${number}`, limit: 100 })).map(({ action }) => action)

const stateOf = async (number: string) =>
  (await desk.shop.rows<{ state: string }>('select state from "order" where number = $1', number))[0]?.state

describe('an order whose strengths are sent later', () => {
  it('waits for them: neither staff nor the warehouse take it on, and it has a queue of its own', async () => {
    const { orderNumber } = await awaitedOrder(desk)
    const read = await desk.read(orderNumber)
    expect(read.actions).not.toContain('control')
    expect(read.madeToOrder).toBe(true)
    expect((await desk.queue('prescription')).orders.map(({ number }) => number)).toContain(orderNumber)
    expect((await desk.queue('control')).orders.map(({ number }) => number)).not.toContain(orderNumber)
    expect(await moveOrder(desk.shop.deps, orderNumber, 'controlled')).toEqual({
      ok: false,
      error: 'transition-refused',
    })
    desk.shop.clock.advance(600_000)
    await desk.shop.work.runOnce()
    expect((await desk.read(orderNumber)).state).toBe('handled')
  })

  it('names no day of delivery before they have come, and then does', async () => {
    const { orderNumber, link } = await awaitedOrder(desk)
    const days = 'vardagar från att receptet är hos oss'
    expect((await desk.read(orderNumber)).etaText).toMatch(new RegExp(`^Cirka \\d–\\d ${days}$`))
    const confirmation = (await letters('order-confirmation')).at(-1)
    expect(confirmation?.text).toContain(days)
    expect(confirmation?.text).not.toContain('Beräknad leverans')
    await type(link)
    expect((await desk.read(orderNumber)).etaText).not.toContain('receptet')
    expect((await desk.read(orderNumber)).etaText).toMatch(/^\d/)
  })

  it('goes on when the customer types them, once', async () => {
    const { orderNumber, link } = await awaitedOrder(desk)
    expect((await seen(link)).body.data).toMatchObject({ orderNumber, mayCancel: true, pairs: [{ state: 'missing' }] })
    expect((await type(link)).body.data.pairs).toMatchObject([{ state: 'entered' }])
    const lines = await linesOf(orderNumber)
    expect(
      lines.map(({ prescription }) => openPrescription(desk.shop.encryption, prescription).prescriptionGlasses),
    ).toMatchObject([{ rightSphere: -1.25 }, { leftSphere: -1.25 }])
    expect((await type(link)).status).toBe(200)
    expect((await type(link, '-2')).body.error.code).toBe('awaited-prescription.ended')
    expect((await actions(orderNumber)).filter((one) => one === 'prescription.entered')).toHaveLength(1)
    expect((await desk.read(orderNumber)).actions).toContain('control')
    await desk.act('controlOrder', orderNumber)
  })

  it('opens for its link alone, and refuses strengths that are none', async () => {
    const { link } = await awaitedOrder(desk)
    const other = await awaitedOrder(desk)
    expect((await seen({ ...link, key: other.link.key })).body.error.code).toBe('awaited-prescription.not-found')
    expect((await guest.get('/api/prescription/awaited')).status).toBe(404)
    expect((await type(link, '-1,1')).body.error).toMatchObject({ code: 'prescription.invalid' })
  })

  it('is cancelled by its link without cost, also when that is asked twice', async () => {
    const { orderNumber, link } = await awaitedOrder(desk)
    await photo(link)
    expect((await cancel(link)).body.data).toMatchObject({ isCancelled: true, mayCancel: false })
    expect((await cancel(link)).status).toBe(200)
    expect((await photo(link)).body.error.code).toBe('awaited-prescription.ended')
    expect((await enter(orderNumber)).body.error.code).toBe('awaited-prescription.ended')
    await desk.settle()
    expect(await desk.chargeOf(orderNumber)).toMatchObject({ captured: 0 })
    await expectInvariants(desk.shop)
    const entered = await awaitedOrder(desk)
    await type(entered.link)
    expect((await cancel(entered.link)).body.error.code).toBe('order.not-cancellable')
  })
})

describe('a picture of a prescription', () => {
  it('is stored sealed and without what the telephone wrote in it, and seen by staff, which is audited', async () => {
    const { orderNumber, link } = await awaitedOrder(desk, 'photo')
    expect((await photo(link)).body.data.pairs).toMatchObject([{ state: 'sent' }])
    const [stored] = await desk.shop.rows<{ content: string }>(
      'select content from prescription_photo where order_number = $1',
      orderNumber,
    )
    expect(stored?.content).not.toContain(picture.slice(0, 20))
    const list = (await clerk.get('/api/staff/prescriptions')).body.data
    expect(list.sent).toContainEqual(expect.objectContaining({ id: `${orderNumber}-0` }))
    expect((await desk.get('/api/staff/prescriptions')).status).toBe(403)
    const file = await desk.shop.app.request(`/api/staff/prescriptions/${orderNumber}-0/photo`)
    expect(file.status).toBe(401)
    expect((await guest.get(`/api/staff/prescriptions/${orderNumber}-0`)).status).toBe(401)
    const read = await desk.shop.app.request(`/api/staff/prescriptions/${orderNumber}-0/photo`, {
      headers: { cookie: clerk.cookie },
    })
    expect([read.status, read.headers.get('content-type'), read.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ])
    const bytes = Buffer.from(await read.arrayBuffer())
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('Hemlig')).toBe(false)
    expect(await actions(orderNumber)).toContain('prescription.seen')
  })

  it('is refused where it is none, whatever it says of itself', async () => {
    const { link } = await awaitedOrder(desk, 'photo')
    for (const file of [
      '',
      Buffer.from('<svg onload="x"/>').toString('base64'),
      Buffer.from([0xff, 0xd8, 0xff, 1]).toString('base64'),
    ])
      expect((await photo(link, file)).body.error).toMatchObject({
        code: 'request.invalid',
        fields: { file: expect.any(String) },
      })
    const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0').toString('base64')
    expect((await photo(link, heic)).body.error.fields.file).toMatch(/HEIC.*skärmbild/)
    expect((await photo(link, 'x'.repeat(12_000_000))).status).toBe(413)
  })

  it('is entered by staff, and the order arrives later than was said', async () => {
    const { orderNumber, link } = await awaitedOrder(desk, 'photo')
    await photo(link)
    await desk.shop.rows(
      `update "order" set eta_from = '2020-01-01', eta_to = '2020-01-02' where number = $1`,
      orderNumber,
    )
    expect((await enter(orderNumber)).body.data).toMatchObject({ state: 'entered', isOpen: false })
    expect((await enter(orderNumber)).status).toBe(200)
    const late = await desk.shop.rows('select 1 from "order" where number = $1 and eta_from > placed_at', orderNumber)
    expect(late).toHaveLength(1)
    expect((await desk.read(orderNumber)).actions).toContain('control')
    expect((await letters('prescription-entered')).some(({ subject }) => subject.includes(orderNumber))).toBe(true)
  })

  it('is asked for again, for a reason that stands on its page, and replaced', async () => {
    const { orderNumber, link } = await awaitedOrder(desk, 'photo')
    await photo(link)
    expect((await ask(orderNumber, 'Nej')).body.error.fields.message).toMatch(/mellan 5 och 500/)
    expect((await ask(orderNumber, 'Datumet syns inte.')).body.data).toMatchObject({ state: 'asked' })
    expect((await ask(orderNumber, 'Datumet syns inte.')).status).toBe(200)
    expect((await seen(link)).body.data.pairs).toMatchObject([{ state: 'asked', request: 'Datumet syns inte.' }])
    const [letter] = (await letters('prescription-asked')).filter(({ text }) => text.includes(orderNumber))
    expect(letter?.text).not.toContain('Datumet')
    expect((await photo(link)).body.data.pairs).toMatchObject([{ state: 'sent', request: null }])
  })

  it('is removed 30 days after it has been entered', async () => {
    const { orderNumber, link } = await awaitedOrder(desk, 'photo')
    await photo(link)
    await enter(orderNumber)
    const left = () => desk.shop.rows('select 1 from prescription_photo where order_number = $1', orderNumber)
    const age = (days: number) =>
      desk.shop.rows(
        'update awaited_prescription set entered_at = entered_at - make_interval(days => $2) where order_number = $1',
        orderNumber,
        days,
      )
    await age(29)
    await forgetPersonalData(desk.shop.deps)
    expect(await left()).toHaveLength(1)
    await age(2)
    await forgetPersonalData(desk.shop.deps)
    expect(await left()).toHaveLength(0)
  })
})

it('a lens that does not suit the strengths is changed at the price that was agreed', async () => {
  const { orderNumber, link } = await awaitedOrder(desk)
  const strong = { prescription: typedStrengths('-3') }
  expect((await type(link, '-3')).body.error.fields['right.sphere']).toMatch(/Avbeställ utan kostnad/)
  // Staff may not change to a dearer lens. A customer who enters the prescription before the purchase pays for that
  // lens.
  const dearer = (await enter(orderNumber, { ...strong, changesLenses: true })).body.error
  expect([dearer.code, dearer.fields.changesLenses]).toEqual(['lens.unsuitable', undefined])
  await desk.shop.rows(
    'update order_line set unit_price = unit_price + 200000, total = total + 200000 where order_number = $1 and parent_position is not null',
    orderNumber,
  )
  const refused = (await enter(orderNumber, strong)).body.error
  expect([refused.code, refused.fields.changesLenses]).toEqual(['lens.unsuitable', expect.any(String)])
  const before = await linesOf(orderNumber)
  expect((await enter(orderNumber, { ...strong, changesLenses: true })).status).toBe(200)
  const after = await linesOf(orderNumber)
  expect(after[1]?.sku_id).not.toBe(lensOf(desk, '1.5'))
  expect(after.map(({ total }) => total)).toEqual(before.map(({ total }) => total))
  expect(after[1]?.description).toBe(refused.fields.changesLenses)
  await desk.act('controlOrder', orderNumber)
})

it('customers are reminded after 3, 7 and 14 days, and the order is cancelled after 21', async () => {
  const { orderNumber } = await awaitedOrder(desk)
  const sent = await awaitedOrder(desk)
  await photo(sent.link)
  const reminders = async () =>
    (await letters('prescription-reminder')).filter(({ subject }) => subject.includes(orderNumber)).length
  const counts: number[] = []
  for (let day = 0; day <= 21; day += 1) {
    await remindOfPrescriptions(desk.shop.deps)
    await remindOfPrescriptions(desk.shop.deps)
    counts[day] = await reminders()
    if (day < 21) desk.shop.clock.advance(DAY_MS)
  }
  expect([2, 3, 6, 7, 13, 14, 21].map((day) => counts[day])).toEqual([0, 1, 1, 2, 2, 3, 3])
  expect(await stateOf(orderNumber)).toBe('handled')
  desk.shop.clock.advance(DAY_MS)
  await remindOfPrescriptions(desk.shop.deps)
  expect(await stateOf(orderNumber)).toBe('cancelled')
  expect(await actions(orderNumber)).toContain('prescription.not-sent')
  // A store has this order's picture, so the order waits for the store.
  expect(await stateOf(sent.orderNumber)).toBe('handled')
})
