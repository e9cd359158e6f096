import { redirect } from 'react-router'
import { expect, it } from 'vitest'
import { clientSettings, configureBrowserClient } from './client-settings.js'
import { sessionAction } from './session-action.js'

const request = () => new Request('http://shop.test/', { method: 'POST', body: new FormData() })

it('forgets the token of a session that has ended, and keeps it where one stays on the page', async () => {
  configureBrowserClient({ apiKey: 'k', token: 'old' })
  expect(await sessionAction(async () => 'refused')({ request: request() })).toBe('refused')
  expect(clientSettings()).toEqual({ apiKey: 'k', token: 'old' })
  const leave = sessionAction(async () => {
    throw redirect('/mitt-konto')
  })
  await expect(leave({ request: request() })).rejects.toBeInstanceOf(Response)
  expect(clientSettings()).toEqual({ apiKey: 'k' })
})
