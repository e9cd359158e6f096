import { nodeClasspath } from './classpath.js'
import { findJavaTools } from './java.js'

// Prints before the tests whether the cluster takes part, because a runner that shows only failures would hide it.
// Downloads the jars first, so that no test waits for them.
const tools = await findJavaTools()
if ('missing' in tools) {
  process.stdout.write(`LEFT OUT: the OpenSearch suite, for want of ${tools.missing}.\n`)
} else {
  await nodeClasspath()
  process.stdout.write(`The OpenSearch suite runs on three nodes of ${tools.java}.\n`)
}
