import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Generous: normally immediate, a little later on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
afterEach(() => {
  if (typeof document !== 'undefined') cleanup()
})
