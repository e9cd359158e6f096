import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Queries normally succeed at once, but a busy machine may need longer.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
