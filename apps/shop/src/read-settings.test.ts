import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'klarsikt-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(program: string, env: Readonly<Record<string, string>>) {
  const path = process.env['PATH'] ?? ''
  return spawnSync(process.execPath, ['--conditions=klarsikt:source', '--import', 'tsx', `src/${program}.ts`], {
    env: { PATH: path, KLARSIKT_DATA: join(folder, 'data'), ...env },
    encoding: 'utf8',
  })
}

it.each([
  ['main', {}, /^These settings are missing:\n {2}PUBLIC_URL: .*\n {2}KLARSIKT_SECRET: /],
  ['main', { NODE_ENV: 'production', SANDBOX: '1' }, /^These settings are missing:\n {2}PUBLIC_URL: /],
  ['main', { KLARSIKT_DEMO: '1', PORT: 'abc' }, /^These settings are wrong:\n {2}PORT: /],
  [
    'main',
    { KLARSIKT_DEMO: '1', KLARSIKT_CLOCK: 'soon' },
    /^These settings are wrong:\n {2}KLARSIKT_CLOCK: is not an instant/,
  ],
  ['discovery-main', { PORT: 'abc' }, /^These settings are wrong:\n {2}PORT: /],
  ['discovery-main', { DATABASE_URL: 'postgres://127.0.0.1:9/x' }, /KLARSIKT_SECRET is missing/],
])(
  '%s with %o ends with one text, no stack and no data',
  (program, env, text) => {
    const { status, stderr } = start(program, env)
    expect(stderr.trim()).toMatch(text)
    expect(stderr).not.toMatch(/\bat .*\d+:\d+/)
    expect(status).toBe(1)
    expect(existsSync(join(folder, 'data'))).toBe(false)
  },
  20_000,
)
