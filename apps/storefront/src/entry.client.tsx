import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router-dom'
import { keepRouterRequests } from './lib/router-requests.js'

keepRouterRequests()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
