import { unit } from '@klarsikt/tooling/vitest'

export default unit({
  test: { environment: 'jsdom', setupFiles: ['src/testing/setup.ts'] },
})
