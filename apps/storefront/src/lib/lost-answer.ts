import { data } from 'react-router'

type Call = (...input: readonly unknown[]) => Promise<unknown>

/**
 * Runs a mutation with this client. If an answer was lost, it adds the status 503, which keeps the router from loading
 * the page again. That load would fail too, and the input would be lost. A mutation may set the status itself.
 */
export async function withoutLostPage<Client extends object, Result>(
  client: Client,
  mutate: (client: Client) => Promise<Result>,
): Promise<Result> {
  let isLost = false
  const watched = new Proxy(client, {
    get: (calls, name) => {
      const call = (calls as Record<string | symbol, Call>)[name]
      return (...input: readonly unknown[]) =>
        call?.(...input).catch((error: unknown) => {
          isLost = true
          throw error
        })
    },
  })
  const result = await mutate(watched)
  const saysStatus = typeof result === 'object' && result !== null && 'init' in result
  // The router passes only the result on to the page.
  return isLost && !saysStatus ? (data(result, { status: 503 }) as Result) : result
}
