import type { ConsoleSession } from '@klarsikt/contract/discovery/types'
import { LinkProvider } from '@klarsikt/design-system/link'
import { LocaleProvider } from '@klarsikt/design-system/locale'
import { en } from '@klarsikt/design-system/locale-en'
import { useCallback, useEffect, useState } from 'react'
import type { Client } from './lib/client.js'
import { LogInAgain } from './pages/log-in-again.js'
import { LogIn } from './pages/log-in.js'
import { Shell } from './shell.js'
import { RouterLink } from './ui/router-link.js'

type State =
  | { readonly kind: 'looking' }
  | { readonly kind: 'out'; readonly notice: string | null }
  /** When `expired`, the page stays as it is under a dialog for the key, so that unsaved input is not lost. */
  | { readonly kind: 'in'; readonly session: ConsoleSession; readonly expired: boolean }

type Props = { readonly client: Client }

export function App({ client }: Props) {
  return (
    <LocaleProvider locale="en" texts={en}>
      <LinkProvider component={RouterLink}>
        <Session client={client} />
      </LinkProvider>
    </LocaleProvider>
  )
}

function Session({ client }: Props) {
  const [state, setState] = useState<State>({ kind: 'looking' })
  const enter = useCallback(
    (session: ConsoleSession) => {
      client.setToken(session.token)
      setState({ kind: 'in', session, expired: false })
    },
    [client],
  )

  useEffect(() => {
    let gone = false
    const stop = client.onExpired(() =>
      setState((before) => (before.kind === 'in' ? { ...before, expired: true } : { kind: 'out', notice: null })),
    )
    void client.call('getSession').then((answer) => {
      if (gone) return
      if (!answer.ok) setState({ kind: 'out', notice: answer.failure.message })
      else if (answer.value.session) enter(answer.value.session)
      else setState({ kind: 'out', notice: null })
    })
    return () => {
      gone = true
      stop()
    }
  }, [client, enter])

  async function leave(): Promise<void> {
    await client.call('logOut')
    client.setToken('')
    setState({ kind: 'out', notice: 'You have signed out.' })
  }

  if (state.kind === 'looking') return <p className="page">Opening the console…</p>
  if (state.kind === 'out') return <LogIn client={client} notice={state.notice} onIn={enter} />
  return (
    <>
      <Shell key={state.session.tenant} client={client} session={state.session} onLeave={() => void leave()} />
      {state.expired && (
        <LogInAgain client={client} tenant={state.session.tenant} onIn={enter} onLeave={() => void leave()} />
      )}
    </>
  )
}
