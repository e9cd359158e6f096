import type { APIRequestContext } from '@playwright/test'
import { PASSWORD } from '../pages/account.js'
import { createBrowserClient, CUSTOMER } from './browser-client.js'
import type { Sandbox } from './sandbox.js'

/** Registers a new customer by calls, verified and logged in, for journeys that start behind the log-in. */
export async function registered(
  request: APIRequestContext,
  baseUrl: string,
  sandbox: Sandbox,
  { name, mobile = CUSTOMER.mobile }: { readonly name: string; readonly mobile?: string },
): Promise<{ readonly email: string; readonly customerNumber: string }> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@exempel.test`
  const { client, must } = createBrowserClient(request, baseUrl)
  const { firstName, lastName } = CUSTOMER
  const person = { email, firstName, lastName, mobile, password: PASSWORD, passwordRepeat: PASSWORD }
  await must(client.register({ body: { ...person, termsAccepted: true } }))
  const { text } = await sandbox.letter(email, 'verifiera=')
  const token = /verifiera=([\w-]+)/.exec(text)?.[1] ?? ''
  await must(client.verifyEmail({ body: { token } }))
  await must(client.login({ body: { email, password: PASSWORD } }))
  const { data } = await must(client.getCustomerDetails())
  return { email, customerNumber: data.customerNumber }
}
