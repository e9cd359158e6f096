import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync, closeSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Enough for tens of thousands of products; three such nodes fit on any development machine. */
const HEAP = '256m'

export type NodePlan = {
  readonly java: string
  readonly classpath: string
  readonly folder: string
  readonly transportPort: number
  /** Transport addresses of the first members, including this one. */
  readonly members: readonly string[]
}

/** A node in a process of its own, so that killing it resembles the loss of a machine. */
export type NodeProcess = {
  readonly process: ChildProcess
  readonly log: string
  /** `http://…` once it takes requests; rejects with the last lines of the log when the node fails to start. */
  url(deadline: number): Promise<string>
}

/** Starts a node; {@link NodeProcess.url} waits until it is up. Its log is a file in its folder. */
export function startNode(plan: NodePlan): NodeProcess {
  const config = join(plan.folder, 'config')
  mkdirSync(config, { recursive: true })
  writeFileSync(join(config, 'opensearch.yml'), settingsOf(plan))
  writeFileSync(join(config, 'log4j2.properties'), LOGGING)
  const log = join(plan.folder, 'node.log')
  const out = openSync(log, 'w')
  const child = spawn(plan.java, argumentsOf(plan, config), { cwd: plan.folder, stdio: ['ignore', out, out] })
  closeSync(out)
  return { process: child, log, url: (deadline) => waitForUrl(child, log, deadline) }
}

function argumentsOf(plan: NodePlan, config: string): string[] {
  return [
    `-Xms${HEAP}`,
    `-Xmx${HEAP}`,
    '-XX:+UseSerialGC',
    // A test ends before the second compiler would pay off.
    '-XX:TieredStopAtLevel=1',
    '-cp',
    plan.classpath,
    'org.codelibs.opensearch.runner.OpenSearchRunner',
    '-basePath',
    plan.folder,
    '-confPath',
    config,
    '-numOfNode',
    '1',
    // The runner adds the node's number to this, so the port is 0: the system chooses a free one.
    '-baseHttpPort',
    '-1',
    '-clusterName',
    'klarsikt-test',
    '-moduleTypes',
    'org.opensearch.transport.Netty4Plugin,org.opensearch.index.mapper.MapperExtrasPlugin',
  ]
}

const settingsOf = ({ transportPort, members }: NodePlan): string =>
  [
    'network.host: 127.0.0.1',
    `transport.port: ${transportPort}`,
    `discovery.seed_hosts: ${JSON.stringify(members)}`,
    `cluster.initial_cluster_manager_nodes: ${JSON.stringify(members)}`,
    // A developer's disk is often nearly full, which should not stop the cluster.
    'cluster.routing.allocation.disk.threshold_enabled: false',
    'node.processors: 2',
    '',
  ].join('\n')

const LOGGING = `status = error
appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = %d %-5p %c{1} %m%n
rootLogger.level = info
rootLogger.appenderRef.console.ref = console
`

const HTTP_ADDRESS = /HttpServerTransport publish_address \{([^}]+)\}/

async function waitForUrl(child: ChildProcess, log: string, deadline: number): Promise<string> {
  for (;;) {
    const text = readFileSync(log, 'utf8')
    const address = HTTP_ADDRESS.exec(text)?.[1]
    if (address !== undefined) return `http://${address}`
    const gone = child.exitCode !== null || child.signalCode !== null
    if (gone || Date.now() > deadline) {
      throw new Error(`An OpenSearch node ${gone ? 'ended' : 'did not start in time'}:\n${text.slice(-2000)}`)
    }
    await sleep(100)
  }
}
