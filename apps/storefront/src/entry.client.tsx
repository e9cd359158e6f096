import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router-dom'

// A page out of the browser's history may be older than the data that was asked for when it was touched.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const fromHistory = visit?.type === 'back_forward'

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, fromHistory ? { onRecoverableError: () => {} } : {})
})
