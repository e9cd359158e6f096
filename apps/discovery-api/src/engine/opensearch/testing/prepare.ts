import { nodeClasspath } from './classpath.js'
import { findJavaTools } from './java.js'

// Says before the tests whether the cluster takes part, where a runner that shows failures only cannot hide it, and
// fetches what its nodes are made of, so that no test waits for a download.
const tools = await findJavaTools()
if ('missing' in tools) {
  process.stdout.write(`LEFT OUT: the OpenSearch suite, for want of ${tools.missing}.\n`)
} else {
  await nodeClasspath()
  process.stdout.write(`The OpenSearch suite runs on three nodes of ${tools.java}.\n`)
}
