import { sv } from '@klarsikt/discovery/locales/sv'
import { DiscoveryProvider } from '@klarsikt/discovery/react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
// `snippets.ts` writes this file from the guides, word for word.
import { Shop as InstallShop } from './snippets/install-1'
import { Shop as ReadmeShop } from './snippets/readme-1'
import { ProductPage, ThankYouPage } from './snippets/tracking-and-consent-1'

const ORDER = { number: 'T-77', currency: 'SEK', lines: [{ id: '100123', unitPrice: 995, quantity: 2 }] }

const SNIPPETS: Readonly<Record<string, ReactNode>> = {
  readme: <ReadmeShop />,
  install: <InstallShop />,
  tracking: (
    <DiscoveryProvider merchant="acme" market="se" locale={sv} apiUrl="https://discovery.example" consent={true}>
      <ProductPage id="100123" />
      <ThankYouPage order={ORDER} />
    </DiscoveryProvider>
  ),
}

// The pages of a snippet change the address, so the name is kept in the session storage.
const name = new URLSearchParams(location.search).get('snippet') ?? sessionStorage.getItem('snippet') ?? ''
sessionStorage.setItem('snippet', name)
if (name === 'client') void import('./snippets/readme')
else
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <BrowserRouter>{SNIPPETS[name]}</BrowserRouter>
    </StrictMode>,
  )
