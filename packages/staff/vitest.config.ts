import { SHARED, unit } from '@klarsikt/tooling/vitest'

export default unit({
  test: { ...SHARED, environment: 'jsdom', setupFiles: ['../page-kit/src/testing/setup.ts', ...SHARED.setupFiles] },
})
