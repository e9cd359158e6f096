import '@klarsikt/design-system/styles.css'
import '@klarsikt/account/styles.css'
import { loadLogin, logIn, type LoginAnswer, type LoginData, LoginPage } from '@klarsikt/account/pages/login'
import { createShopClient } from '@klarsikt/contract/client'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, useActionData, useLoaderData } from 'react-router'

const client = createShopClient({ baseUrl: location.origin, apiKey: 'key', csrfToken: () => 'token' })

function Login() {
  return <LoginPage data={useLoaderData<LoginData>()} answer={useActionData<LoginAnswer>()} />
}

const router = createBrowserRouter([
  {
    path: '/',
    loader: ({ request }) => loadLogin(client, new URL(request.url)),
    action: async ({ request }) => logIn(client, await request.formData()),
    Component: Login,
    HydrateFallback: () => null,
  },
])
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />)
