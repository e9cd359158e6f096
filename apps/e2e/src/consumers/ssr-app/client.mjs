import '@klarsikt/design-system/styles.css'
import { createElement as h, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Page } from './page.mjs'

startTransition(() => {
  hydrateRoot(document.getElementById('root'), h(Page), {
    onRecoverableError: (error) => console.error('Hydration had to begin again', error),
  })
})
