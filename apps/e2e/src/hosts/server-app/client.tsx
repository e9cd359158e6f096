import '@klarsikt/discovery/styles.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type Facts, makeClient, Shop } from './shop.js'

const facts = JSON.parse(document.querySelector('#facts')!.textContent) as Facts
hydrateRoot(
  document.querySelector('#root')!,
  <StrictMode>
    <Shop client={makeClient(facts)} facts={facts} path={location.pathname} />
  </StrictMode>,
  // A difference from the server's HTML is an error in this test.
  { onRecoverableError: (error) => console.error('hydration', error) },
)
