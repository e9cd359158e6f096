import { SHARED, unit } from './src/vitest.ts'

export default unit({ test: SHARED })
