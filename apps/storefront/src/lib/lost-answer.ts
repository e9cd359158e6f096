import { data } from 'react-router'

type Call = (...input: readonly unknown[]) => Promise<unknown>

/**
 * What came of a mutation with this client. Where an answer was lost, the page is not loaded again: that would fail as well, and
 * take away what was typed. A mutation may say so itself.
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
  // The router gives the page the result alone.
  return isLost && !saysStatus ? (data(result, { status: 503 }) as Result) : result
}
