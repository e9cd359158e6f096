import { CommanderError } from 'commander'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAdmin } from './testing/open-admin.js'

let admin: Awaited<ReturnType<typeof openAdmin>>
beforeAll(async () => {
  admin = await openAdmin()
}, 60_000)
afterAll(() => admin.close())

const STORE = [
  'add-store',
  '--name',
  'Klarsikt Umeå',
  '--slug',
  'umeå',
  '--street',
  'Kungsgatan 1',
  '--postal-code',
  '90326',
  '--city',
  'Umeå',
  '--municipality',
  'Umeå',
  '--county',
  'Västerbottens län',
  '--lat',
  '63.82',
  '--lon',
  '20.26',
  '--phone',
  '090-10 00 00',
]
const HOURS = ['--hours', '10-18,10-18,10-18,10-18,10-18:30,10-15,closed']
const STAFF = ['add-staff', '--employee-number', '4711', '--name', 'Anna Berg', '--role', 'optician']

describe('an empty shop gets what it needs', () => {
  it('a store with staff', async () => {
    const more = ['--services', 'eyeExam,hearingTest', '--parking', 'Fri parkering på torget.']
    expect(await admin.print([...STORE, ...HOURS, ...more])).toContain('Store 1: Klarsikt Umeå')
    await expect(admin.print([...STORE, ...HOURS, '--services', 'haircut'])).rejects.toThrow(/--services/)
    await expect(admin.print([...STORE, ...HOURS])).rejects.toThrow(/slug umeå already/)
    await expect(admin.print([...STORE, '--hours', '10-18'])).rejects.toThrow(/--hours: are not seven days/)
    const rows = await admin.database.query({
      text: 'select name, icon, hours, postal_code, services, access from store',
    })
    expect(rows.rows).toMatchObject([
      {
        icon: 'store',
        postal_code: '903 26',
        services: ['eyeExam', 'hearingTest'],
        access: { parking: 'Fri parkering på torget.' },
      },
    ])
    expect(rows.rows[0]?.['hours'][4]).toEqual({ opens: '10:00', closes: '18:30' })
    expect(await admin.print([...STAFF, '--store-id', '1'])).toContain('Anna Berg works in store 1 as number 4711.')
    await expect(admin.print([...STAFF, '--store-id', '1'])).rejects.toThrow(/an employee with the number 4711 already/)
    await expect(admin.print([...STAFF, '--store-id', '9'])).rejects.toThrow(/There is no store 9/)
    await expect(admin.print([...STAFF, '--store-id', '1', '--role', 'king'])).rejects.toThrow(/--role: /)
  })

  it('no agreement yet', async () => {
    expect(await admin.print(['agreements'])).toBe('No company has signed an agreement.')
  })

  it('a log-in for its staff, whose password is printed once, until they leave [STAFF-008]', async () => {
    const who = ['--store-id', '1', '--employee-number', '4712']
    const added = await admin.print([...STAFF, ...who, '--email', 'anna@klarsikt.example'])
    const first = /Password (\S{20})/.exec(added)?.[1] ?? ''
    const [row] = (
      await admin.database.query<{ row: string }>({
        text: `select s::text as row from staff s where employee_number = '4712'`,
      })
    ).rows
    expect(row?.row).toContain('$argon2id$')
    expect([first, 'anna@klarsikt.example'].filter((text) => row?.row.includes(text))).toEqual([])
    expect(await admin.print(['set-staff-role', ...who, '--role', 'finance'])).toBe(
      'Number 4712 of store 1 is finance.',
    )
    await expect(admin.print(['set-staff-role', ...who, '--role', 'king'])).rejects.toThrow(/--role: /)
    expect(await admin.print(['reset-staff', ...who])).toMatch(/^Password \S{20}$/)
    await expect(admin.print(['reset-staff', '--store-id', '1', '--employee-number', '4711'])).rejects.toThrow(
      /needs --email/,
    )
    const mobile = ['set-staff-mobile', ...who, '--mobile', '070-174 06 05']
    await expect(admin.print([...mobile, '--reason', 'ja'])).rejects.toThrow(/--reason: says how/)
    await expect(
      admin.print(['set-staff-mobile', ...who, '--mobile', '+47 400 00 000', '--reason', 'x'.repeat(20)]),
    ).rejects.toThrow(/--mobile: is not a Swedish/)
    expect(await admin.print([...mobile, '--reason', 'Ringde upp numret i butiken'])).toBe(
      'Codes for number 4712 of store 1 go to ***05 by SMS.',
    )
    const { rows: sealedRows } = await admin.database.query<{ row: string }>({
      text: 'select s::text as row from staff s',
    })
    expect(JSON.stringify(sealedRows)).not.toMatch(/701740605|Ringde/)
    expect(await admin.print(['remove-staff-mobile', ...who])).toContain('go by e-mail.')
    await expect(admin.print(['remove-staff-mobile', ...who])).rejects.toThrow(/has no mobile number/)
    const ending = ['sessions', 'end', '--store', '1', '--employee', '4712']
    expect(await admin.print(ending)).toBe('Sessions that were ended: 0')
    await expect(admin.print(['sessions', 'end'])).rejects.toThrow(/One of these is needed/)
    await expect(admin.print([...ending, '--all'])).rejects.toThrow(/One of these is needed/)
    await expect(admin.print(['sessions', 'end', '--store', '1'])).rejects.toThrow(/needed together/)
    await expect(admin.print(['sessions', 'end', '--customer', '1'])).rejects.toThrow(
      /no customer or employee with that number/,
    )
    expect(await admin.print(['sessions', 'end', '--all'])).toBe('Sessions that were ended: 0')
    expect(await admin.print(['remove-staff', ...who])).toContain('Number 4712 works in store 1 no longer.')
    await expect(admin.print(['remove-staff', ...who])).rejects.toThrow(/no employee with the number 4712/)
    await expect(admin.print([...STAFF, '--store-id', '1', '--email', 'x'])).rejects.toThrow(
      /--email: is not an e-mail/,
    )
  })

  it('a switch for the maintenance of subscriptions, which may be turned twice [ERR-022]', async () => {
    const said = []
    for (const state of ['status', 'on', 'on', 'status', 'off']) said.push(await admin.print(['maintenance', state]))
    const [open, closed] = ['Subscriptions are open.', 'Subscriptions are under maintenance.']
    expect(said).toEqual([open, closed, closed, closed, open])
    await expect(admin.print(['maintenance', 'maybe'])).rejects.toThrow(CommanderError)
  })

  it('a gift card, shown once', async () => {
    const text = await admin.print(['gift-card', '--amount', '500,50'])
    expect(text).toMatch(/Number \d{4} \d{4} \d{4} \d{4}\nPIN {4}\d{4}\nGood until \d{4}-\d\d-\d\d/)
    const { rows } = await admin.database.query<{ row: string }>({ text: 'select c::text as row from gift_card c' })
    expect(rows[0]?.row).toContain('50050')
    expect(rows[0]?.row).not.toContain(text.match(/[\d ]{19}/)?.[0].replaceAll(' ', ''))
    await expect(admin.print(['gift-card', '--amount', '0'])).rejects.toThrow(/--amount/)
  })

  it('what was done in a discovery service on this database', async () => {
    expect(await admin.print(['discovery-audit'])).toBe('')
    await admin.database.query({
      text: `insert into discovery.audit (at, actor_kind, action, tenant, market, request_id)
             values ('2026-11-02T10:00Z', 'console', 'rule.saved', 'optik', 'se', 'request-1')`,
    })
    expect(await admin.print(['discovery-audit', '--tenant', 'optik', '--limit', '5'])).toBe(
      '2026-11-02T10:00:00.000Z  console  rule.saved  optik/se  request-1',
    )
    expect(await admin.print(['discovery-audit', '--tenant', 'annan'])).toBe('')
    await expect(admin.print(['discovery-audit', '--limit', '0'])).rejects.toThrow(/--limit/)
  })

  it('what was done, by filters, in rows that hold ids only', async () => {
    const lines = (await admin.print(['audit'])).split('\n')
    expect(lines.map((line) => line.split('  ').slice(1, 3))).toEqual([
      ['system/admin', 'gift-card.issued'],
      ['system/admin', 'subscription-platform.opened'],
      ['system/admin', 'subscription-platform.closed'],
      ['system/admin', 'staff.removed'],
      ['system/admin', 'shop.sessions-ended'],
      ['system/admin', 'staff.sessions-ended'],
      ['system/admin', 'staff.mobile-removed'],
      ['system/admin', 'staff.mobile-set'],
      ['system/admin', 'staff.password-reset'],
      ['system/admin', 'staff.role-set'],
      ['system/admin', 'staff.added'],
      ['system/admin', 'staff.added'],
      ['system/admin', 'store.added'],
    ])
    expect(lines.join()).not.toContain('Anna')
    expect(await admin.print(['audit', '--subject', 'store/1', '--actor', 'system', '--limit', '5'])).toMatch(
      /^2026-11-02T10:00:00\.000Z {2}system\/admin {2}store\.added {2}store\/1 {2}-$/,
    )
    expect(await admin.print(['audit', '--since', '2026-11-03'])).toBe('')
    await expect(admin.print(['audit', '--since', 'soon'])).rejects.toThrow(/--since: is not an instant/)
  })

  it('people and rooms of exams, until they leave', async () => {
    const WEEK = '9-12+13-17,9-12+13-17,off,off,9:30-15,off,off'
    const person = ['add-examiner', '--store-id', '1', '--name', 'Ada Alm', '--skills', 'sight,children']
    await expect(admin.print([...person, '--hours', '9-17'])).rejects.toThrow(/--hours: are not seven days/)
    await expect(admin.print([...person, '--hours', WEEK.replace('13-17', '11-17')])).rejects.toThrow(
      /--hours: are not like/,
    )
    await expect(admin.print([...person, '--hours', WEEK, '--skills', 'magic'])).rejects.toThrow(/--skills/)
    const [ada = ''] = (await admin.print([...person, '--hours', WEEK])).split('  ')
    const { rows } = await admin.database.query({ text: 'select skills, plan from examiner' })
    const day = [
      { from: '09:00', until: '12:00' },
      { from: '13:00', until: '17:00' },
    ]
    const week = [day, day, [], [], [{ from: '09:30', until: '15:00' }], [], []]
    expect(rows).toEqual([{ skills: ['sight', 'children'], plan: { week } }])
    const [room = ''] = (await admin.print(['add-exam-room', '--store-id', '1', '--kinds', 'visual'])).split('  ')
    await admin.print(['change-examiner', '--examiner', ada, '--skills', 'sight,lenses'])
    expect(await admin.print(['exam-staffing', '--store-id', '1'])).toBe(
      `${ada}  Ada Alm: sight, lenses\n${room}  room: visual`,
    )
    await admin.database.query({
      text: `insert into taken_time (id, store_id, examiner_id, room_id, starts_at, ends_at, held_until)
        values ('x', 1, $1, $2, '2026-11-03T09:00Z', '2026-11-03T09:30Z', '2026-11-03T09:00Z')`,
      values: [ada, room],
    })
    for (const command of [
      ['remove-examiner', ada],
      ['remove-exam-room', room],
    ])
      await expect(admin.print(command)).rejects.toThrow(/1 visits or holds lie ahead/)
    await admin.database.query({ text: 'delete from taken_time' })
    for (const command of [
      ['remove-examiner', ada],
      ['remove-exam-room', room],
    ])
      await admin.print(command)
    await expect(admin.print(['remove-examiner', ada])).rejects.toThrow(/no examiner/)
    expect(await admin.print(['exam-staffing', '--store-id', '1'])).toBe('Store 1 has no examiner and no exam room.')
  })

  it('a booking system of its own for a store, and its own times back', async () => {
    const set = (...more: string[]) => admin.print(['store-booking', '--store-id', '1', ...more])
    await expect(set('--system', 'external')).rejects.toThrow(/--location: is missing/)
    await expect(set('--system', 'external', '--location', 'Umeå')).rejects.toThrow(/--location: may have/)
    expect(await set('--system', 'external', '--location', 'umea')).toMatch(/Store 1 .*as umea\.\nBOOKING_PROVIDER_URL/)
    expect(await set('--system', 'own')).toContain('keeps its times in the shop')
    const { rows } = await admin.database.query({ text: 'select booking_system, booking_location from store' })
    expect(rows).toEqual([{ booking_system: 'own', booking_location: 'umea' }])
    await expect(admin.print(['store-booking', '--store-id', '9', '--system', 'own'])).rejects.toThrow(/no store 9/)
  })

  it('a discount code, good through its last day in Sweden', async () => {
    const code = ['discount-code', '--code', 'höst-10', '--text', '10 % i höst', '--until', '2026-12-24']
    expect(await admin.print([...code, '--percent', '10'])).toBe('HÖST-10: 10 % i höst')
    const { rows } = await admin.database.query<{ valid_until: Date }>({
      text: 'select valid_until from discount_code',
    })
    expect(rows[0]?.valid_until.toISOString()).toBe('2026-12-24T23:00:00.000Z')
    await expect(admin.print([...code, '--percent', '10'])).rejects.toThrow(/HÖST-10 already/)
    await expect(admin.print(code)).rejects.toThrow(/--percent: or amount must be given/)
    await expect(admin.print([...code, '--percent', '10', '--from', '2027-01-01'])).rejects.toThrow(
      /--until: is before from/,
    )
  })

  it('a discount code with limits', async () => {
    const code = ['discount-code', '--code', 'VÅR', '--text', '100 kr på ditt första köp', '--until', '2026-12-24']
    const limits = ['--uses', '50', '--uses-per-customer', '1', '--first-purchase', '--families', 'glasses, sunglasses']
    await admin.print([...code, '--amount', '100', ...limits])
    const { rows } = await admin.database.query({
      text: `select uses_in_all, uses_each, first_purchase_only, families from discount_code where code = 'VÅR'`,
    })
    expect(rows).toEqual([
      { uses_in_all: 50, uses_each: 1, first_purchase_only: true, families: ['glasses', 'sunglasses'] },
    ])
    await expect(admin.print([...code, '--amount', '100', '--uses', '0'])).rejects.toThrow(/--uses: must be 1 or more/)
    await expect(admin.print([...code, '--amount', '100', '--families', 'gift-card'])).rejects.toThrow(
      /--families.*must be among glasses/,
    )
  })

  it('what became of a payment whose answer is lost for good', async () => {
    await admin.database.query({
      text: `insert into submission (id, idempotency_key, subject_type, subject_id, order_number, state, snapshot, total, expires_at, created_at, updated_at)
             values ('lost', 'lost', 'invoice', 'invoice', '48213377', 'unknown', '', 49800, $1, $1, $1)`,
      values: [new Date('2026-11-01T09:59:00Z')],
    })
    await admin.database.query({
      text: `insert into payment (id, method, provider, amount, state, created_at) values ('lost', 60, 'klarna', 49800, 'pending', $1)`,
      values: [new Date('2026-11-01T09:59:00Z')],
    })
    expect(await admin.print(['payments', 'lost'])).toMatch(/^48213377 {2}498\skr {2}klarna {2}since 2026-11-01T09:59/)
    const answer = (...more: string[]) => admin.print(['payments', 'answer', ...more])
    await expect(answer('4821')).rejects.toThrow(/eight digits/)
    await expect(answer('48213377')).rejects.toThrow(/One of these is needed/)
    await expect(answer('48213378', '--not-charged')).rejects.toThrow(/waits for an answer/)
    expect(await answer('48213377', '--reference', 'klarna-1')).toContain('The shop looks at 48213377 now.')
    const { rows } = await admin.database.query({
      text: `select reference, failure, (select actor_kind || '/' || actor_id || ' ' || action from audit order by id desc limit 1) as audit
             from payment where id = 'lost'`,
    })
    expect(rows).toEqual([{ reference: 'klarna-1', failure: 'found-charged', audit: 'system/admin payment.answered' }])
    await admin.database.query({ text: `delete from payment where id = 'lost'` })
    await admin.database.query({ text: `delete from submission where id = 'lost'` })
    expect(await admin.print(['payments', 'lost'])).toBe('None.')
  })

  it('says what there is and what is missing', async () => {
    await expect(admin.print(['gift-card'])).rejects.toThrow(CommanderError)
    await expect(admin.print(['gift-crd'])).rejects.toThrow(/unknown command 'gift-crd'/)
    expect(admin.help()).toMatch(/import-catalogue[\s\S]*rotate-secret/)
  })
})
