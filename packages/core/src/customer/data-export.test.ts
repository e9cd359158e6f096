import { expect, it } from 'vitest'
import { DATA_EXPORT_PAUSES_MS, dataExportStatus, isExportUnderWay } from './index.js'

const NOW = new Date('2026-11-25T10:00:00Z')
const later = new Date(NOW.getTime() + 1)
const none = { startedAt: null, failedAt: null, expiresAt: null }

it.each([
  [none, 'queued', true],
  [{ ...none, startedAt: NOW }, 'running', true],
  [{ ...none, startedAt: NOW, expiresAt: later }, 'ready', false],
  [{ ...none, startedAt: NOW, expiresAt: NOW }, 'expired', false],
  [{ ...none, failedAt: NOW }, 'failed', false],
] as const)('knows how far an export is', (events, status, isUnderWay) => {
  expect(dataExportStatus(events, NOW)).toBe(status)
  expect(isExportUnderWay(status)).toBe(isUnderWay)
})

it('is tried for the last time within the minute that is promised', () => {
  expect(DATA_EXPORT_PAUSES_MS.reduce<number>((all, pause) => all + pause, 0)).toBeLessThan(60_000)
})
