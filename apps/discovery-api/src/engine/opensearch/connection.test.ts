import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ask, isComplete } from './ask.js'
import { Checkpoints } from './checkpoints.js'
import { Connection } from './connection.js'
import { storedOf, surelyStoredOf } from './stored.js'

type Reply = { readonly status: number; readonly body: unknown } | 'hang up'

const servers: Server[] = []
const asked: number[] = []

/** A node that gives its replies in order, and then repeats the last one. */
async function node(...replies: readonly Reply[]): Promise<string> {
  const number = servers.length
  let turn = 0
  const server = createServer((request, response) => {
    asked.push(number)
    const reply = replies[Math.min(turn, replies.length - 1)] ?? 'hang up'
    turn += 1
    request.resume()
    if (reply === 'hang up') {
      request.socket.destroy()
      return
    }
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answer = (failed: number, timedOut = false): Reply => ({
  status: 200,
  body: { timed_out: timedOut, _shards: { failed }, hits: { total: { value: 7 }, hits: [] } },
})
const busy: Reply = { status: 503, body: { error: 'no leader' } }
const lostNode: Reply = {
  status: 500,
  body: {
    error: { type: 'search_phase_execution_exception', caused_by: { type: 'node_not_connected_exception' } },
    status: 500,
  },
}

afterEach(() => {
  asked.length = 0
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

describe('asking a cluster', () => {
  it.each<[string, Reply[][], number]>([
    ['another node answers for one that hangs up', [['hang up'], [answer(0)]], 7],
    ['a node that is busy is asked again', [[busy, busy, busy, answer(0)]], 7],
    ['a search that lost a node between its phases is made again', [[lostNode, answer(0)]], 7],
    ['an answer that lacks a part is asked for again', [[answer(1), answer(0, true), answer(0)]], 7],
  ])('%s', async (_, nodes, total) => {
    const connection = new Connection({ nodes: await Promise.all(nodes.map((replies) => node(...replies))) })
    for (let round = 0; round < 4; round += 1) {
      const { hits, complete } = await ask(connection, 'index', {})
      expect({ total: hits.total?.value, complete }).toEqual({ total, complete: true })
    }
    await connection.close()
  })

  it('says so when a part stays away', async () => {
    const connection = new Connection({ nodes: [await node(answer(1))] })
    expect(await ask(connection, 'index', {})).toMatchObject({ complete: false })
    expect(asked.length).toBeGreaterThan(1)
    await connection.close()
  })

  it('throws at once what asking again would not mend', async () => {
    const connection = new Connection({ nodes: [await node({ status: 400, body: { error: 'parsing' } })] })
    await expect(ask(connection, 'index', {})).rejects.toThrow('Response Error')
    expect(asked).toHaveLength(1)
    await connection.close()
  })

  it('throws when no node answers', async () => {
    const connection = new Connection({ nodes: [await node('hang up'), await node('hang up')] })
    await expect(ask(connection, 'index', {})).rejects.toThrow()
    expect(new Set(asked)).toEqual(new Set([0, 1]))
    await connection.close()
  })

  it.each([
    [0, false, true],
    [1, false, false],
    [0, true, false],
  ])('with %i shards failed and timed out %s is complete: %s', (failed, timedOut, complete) => {
    expect(isComplete({ timed_out: timedOut, _shards: { failed } })).toBe(complete)
  })
})

describe('reading what is stored', () => {
  const docs: Reply = {
    status: 200,
    body: {
      docs: [
        { _id: 'a', found: true, _source: { id: 'a' } },
        { _id: 'b', found: false },
        { _id: 'c', error: { type: 'no_shard_available_action_exception', reason: 'no copy is there' } },
      ],
    },
  }

  it('leaves out what cannot be read where it is shown, and never takes it for gone where it is compared', async () => {
    const connection = new Connection({ nodes: [await node(docs)] })
    const place = { connection, index: 'shop' }
    expect(await storedOf(place, ['a', 'b', 'c'], ['id'])).toEqual([{ id: 'a' }])
    await expect(surelyStoredOf(place, ['a', 'b', 'c'], ['id'])).rejects.toThrow('no copy is there')
    await connection.close()
  })

  it('never takes a checkpoint that cannot be read for none', async () => {
    const error = (type: string): Reply => ({ status: 200, body: { docs: [{ error: { type, reason: 'so' } }] } })
    const connection = new Connection({
      nodes: [await node(error('index_not_found_exception'), error('no_shard_available_action_exception'))],
    })
    const checkpoints = new Checkpoints(connection, 'shop', 0)
    expect(await checkpoints.read('shop-a.1')).toBeNull()
    await expect(checkpoints.read('shop-a.1')).rejects.toThrow('no_shard_available')
    await connection.close()
  })
})
