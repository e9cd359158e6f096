import '@klarsikt/design-system/styles.css'
import '@klarsikt/page-kit/styles.css'
import '@klarsikt/account/styles.css'
import { page } from '@klarsikt/account/pages/login'
import { createShopClient } from '@klarsikt/contract/client'
import type { ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, useActionData, useLoaderData } from 'react-router'

const client = createShopClient({ baseUrl: location.origin, apiKey: 'key', csrfToken: () => 'token' })
type LoginProps = ComponentProps<typeof page.Page>

function Login() {
  return (
    <page.Page
      data={useLoaderData<LoginProps['data']>()}
      answer={useActionData<LoginProps['answer']>()}
      client={() => client}
    />
  )
}

const router = createBrowserRouter([
  {
    path: '/',
    loader: ({ request, params }) => page.load(client, { url: new URL(request.url), params }),
    action: async ({ request }) => page.mutate(client, await request.formData()),
    Component: Login,
    HydrateFallback: () => null,
  },
])
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />)
