import { createShopClient, type ShopClient } from '@klarsikt/contract/client'
import type { StaffRole } from '@klarsikt/core/access'
import { LinkProvider } from '@klarsikt/design-system/link'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { type ActionFunctionArgs, createRoutesStub, type LoaderFunctionArgs } from 'react-router'
import { StaffAccess } from '../access/staff-access.js'
import type { Load } from '../page/page.js'
import { RouterLink } from './router-link.js'

interface Mounted<Data, Answer> {
  /** The path of the page with its parameters, such as `/mitt-konto/ordrar/:orderId`. */
  readonly path: string
  readonly at?: string
  /** The role of the staff member who opens the page. The default is the role with the most permissions. */
  readonly role?: StaffRole
  readonly load: Load<Data>
  readonly mutate?: (client: ShopClient, form: FormData) => Promise<Answer>
  readonly page: ComponentType<{
    readonly data: Data
    readonly answer: Answer | undefined
    readonly client: () => ShopClient
  }>
}

/** Mounts a page as a shop does, with its loader and its action. A page that it leads to shows only its path. */
export function mounted<Data, Answer>({
  path,
  role = 'store-manager',
  load,
  mutate,
  page: Page,
}: Mounted<Data, Answer>) {
  const client = createShopClient({
    baseUrl: globalThis.location.origin,
    apiKey: 'key',
    csrfToken: async () => 'token',
  })
  return createRoutesStub([
    {
      path,
      loader: ({ request, params }: LoaderFunctionArgs) => load(client, { url: new URL(request.url), params }),
      ...(mutate && { action: async ({ request }: ActionFunctionArgs) => mutate(client, await request.formData()) }),
      Component: ({ loaderData, actionData }) => (
        <LinkProvider component={RouterLink}>
          <StaffAccess role={role}>
            <Page data={loaderData as Data} answer={actionData as Answer | undefined} client={() => client} />
          </StaffAccess>
        </LinkProvider>
      ),
      HydrateFallback: () => null,
      ErrorBoundary: () => <p role="alert">error</p>,
    },
    {
      path: '*',
      HydrateFallback: () => null,
      loader: ({ request }: LoaderFunctionArgs) => new URL(request.url).pathname,
      Component: Elsewhere,
    },
  ])
}

function Elsewhere({ loaderData }: { readonly loaderData?: unknown }) {
  return <p>at {decodeURI(String(loaderData))}</p>
}

/** Renders a page without waiting for it. MSW answers its calls. */
export function open<Data, Answer>(of: Mounted<Data, Answer>) {
  const Stub = mounted(of)
  return { user: userEvent.setup(), ...render(<Stub initialEntries={[of.at ?? of.path]} />) }
}
