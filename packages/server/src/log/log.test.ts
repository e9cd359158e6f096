import { describe, expect, it } from 'vitest'
import { createLog, redactPath } from './index.js'

function capture() {
  const lines: string[] = []
  const log = createLog({ name: 'test' }, { write: (line: string) => void lines.push(line) })
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> }
}

describe('log', () => {
  it('writes one JSON object a line', () => {
    const { log, last } = capture()
    log.info({ requestId: 'r1', status: 200 }, 'answered')
    expect(last()).toMatchObject({ level: 'info', service: 'test', requestId: 'r1', status: 200, msg: 'answered' })
  })

  it('removes personal data and secrets given by mistake', () => {
    const { log, lines } = capture()
    log.warn({ customer: { email: 'anna@example.com', firstName: 'Anna' }, pin: '1234', body: { a: 1 } }, 'odd')
    expect(lines.join('')).not.toMatch(/anna|1234|"a":1/i)
  })

  it('keeps the code of a database error but neither its detail nor its parameters', () => {
    const { log, lines, last } = capture()
    const error = Object.assign(new Error('Failed query: insert into x\nparams: anna@example.com'), {
      code: '23505',
      detail: 'Key (email)=(anna@example.com) already exists.',
      constraint: 'customer_email',
    })
    log.error({ err: new Error('outer', { cause: error }) }, 'failed')
    expect(lines.join('')).not.toContain('anna@')
    expect(last()).toMatchObject({ err: { message: 'outer', cause: { code: '23505', constraint: 'customer_email' } } })
  })
})

describe('errors', () => {
  it('lose the tokens of paths and the credentials of addresses in their messages', () => {
    const { log, lines } = capture()
    log.error(
      { err: new Error('You made a POST request to "/betala/SECRETtokenSECRETtoken" but it has no action') },
      'x',
    )
    log.error({ err: new Error('cannot reach postgresql://shop:hunter2@db.example/shop') }, 'x')
    expect(lines.join('')).not.toMatch(/SECRETtoken|hunter2/)
    expect(lines[0]).toContain('/betala/***')
  })
})

it('finds the cause in what a library hands on instead of an error, and in a text', () => {
  const { log, last, lines } = capture()
  const error = Object.assign(new Error('relation is missing\nparams: anna@example.com'), { code: '42P01' })
  // The job queue logs such a copy, which has no prototype of Error.
  log.warn({ err: { ...error, message: error.message, stack: error.stack, queue: 'letters' } }, 'a problem')
  expect(last()).toMatchObject({ err: { type: 'Error', message: 'relation is missing', code: '42P01' } })
  expect((last()['err'] as { stack: string }).stack).toContain('log.test.ts')
  log.warn({ err: 'postgres://shop:hunter2@db/shop is away' }, 'a problem')
  expect(last()).toMatchObject({ err: { type: 'string' } })
  log.warn({ err: null }, 'a problem')
  expect(lines.join('')).not.toMatch(/anna@|hunter2/)
})

describe('redactPath', () => {
  it.each([
    ['/api/article/100123', '/api/article/100123'],
    ['/search?q=anna', '/search'],
    ['/api/payment/callback/klarna/Zk3v9QwE7rT1yU5iO0pA', '/api/payment/callback/klarna/***'],
    ['/betala/K07l6kz-QtiJzcZ1m3gyx7dnsIgM8xh8-_Sb5lcmScA?outcome=success', '/betala/***'],
    ['/betala/KxxlykzzQtiJzcZimegyxedns-gMoxhnz_Sbvlc-ScA.data', '/betala/***'],
    ['/api/order/12345678', '/api/order/***'],
    ['/x/19900101-1234#frag', '/x/***-1234'],
    ['/glas%C3%B6gon/ray-ban-meta-wayfarer-classic', '/glas%C3%B6gon/ray-ban-meta-wayfarer-classic'],
  ])('%s becomes %s', (path, expected) => {
    expect(redactPath(path)).toBe(expected)
  })
})
