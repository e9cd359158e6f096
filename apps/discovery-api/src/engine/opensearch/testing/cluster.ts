import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nodeClasspath } from './classpath.js'
import { type NodeProcess, startNode } from './node-process.js'

/** Three is the least number of nodes that keeps a majority, and so a leader, when one is lost. */
const NODES = 3
/** Most time for a start in ms; on two idle cores it takes about ten seconds. */
const START_TIMEOUT_MS = 150_000

/** A real cluster on this machine; each node is a process. */
export type TestCluster = {
  /** `http://…` of each node, running or not. */
  readonly nodes: readonly string[]
  /** Kills a node as a power cut would. Resolves when the process has ended. */
  kill(index: number): Promise<void>
  leader(): Promise<number>
  stop(): Promise<void>
}

/** Starts three nodes and waits until they form a cluster. */
export async function startCluster({ java }: { java: string }): Promise<TestCluster> {
  const classpath = await nodeClasspath()
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-opensearch-'))
  const ports = await freePorts(NODES)
  const members = ports.map((port) => `127.0.0.1:${port}`)
  const processes = ports.map((transportPort, i) =>
    startNode({ java, classpath, folder: join(folder, `node-${i}`), transportPort, members }),
  )
  const guard = guardOf(processes)
  const stop = async () => {
    guard.kill('SIGKILL')
    await Promise.all(processes.map(end))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const deadline = Date.now() + START_TIMEOUT_MS
    const nodes = await Promise.all(processes.map((node) => node.url(deadline)))
    await assembled(nodes, deadline)
    return {
      nodes,
      kill: (index) => end(processes[index]!),
      leader: async () => leaderOf(nodes, members),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function end({ process }: NodeProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  const gone = once(process, 'exit')
  process.kill('SIGKILL')
  await gone
}

/** Starts a process that kills the nodes when this process ends, even if it is killed. */
function guardOf(processes: readonly NodeProcess[]): ChildProcess {
  const ids = processes.map(({ process }) => String(process.pid))
  return spawn('sh', ['-c', 'read _; kill -9 "$@" 2>/dev/null', 'guard', ...ids], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
}

async function assembled(nodes: readonly string[], deadline: number): Promise<void> {
  for (const node of nodes) {
    for (;;) {
      const response = await fetch(`${node}/_cluster/health?wait_for_nodes=${nodes.length}&timeout=5s`).catch(
        () => null,
      )
      if (response?.ok === true) break
      if (Date.now() > deadline) throw new Error('The OpenSearch nodes did not find each other in time.')
      await sleep(200)
    }
  }
}

async function leaderOf(nodes: readonly string[], members: readonly string[]): Promise<number> {
  const answers = nodes.map((node) => fetch(`${node}/_cluster/state/cluster_manager_node,nodes`))
  const response = await Promise.any(answers)
  const state = (await response.json()) as {
    cluster_manager_node: string
    nodes: Record<string, { transport_address: string }>
  }
  return members.indexOf(state.nodes[state.cluster_manager_node]?.transport_address ?? '')
}

/** Free ports. All are held until the last is known, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  const ports = servers.map((server) => {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('A listening server has a port.')
    return address.port
  })
  await Promise.all(servers.map(async (server) => once(server.close(), 'close')))
  return ports
}
