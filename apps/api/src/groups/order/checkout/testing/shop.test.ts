import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { openTestShop } from './shop.js'

it('closes while Klarna hangs up in the middle of a notice, without an error outside the test', async () => {
  const shop = await openTestShop()
  const socket = connect(Number(new URL(shop.deps.settings.publicUrl).port), '127.0.0.1')
  const half = 'POST /klarna?payment=p HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\n{"a":'
  await new Promise<void>((sent) => socket.write(half, () => sent()))
  // The answer to this later request shows that the shop has received the earlier one.
  await fetch(shop.deps.settings.publicUrl)
  socket.destroy()
  await shop.close()
  expect(shop.notices).toEqual([404, 500])
})
