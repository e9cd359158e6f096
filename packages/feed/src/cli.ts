#!/usr/bin/env node
import { runCommand } from './command/run.js'

// The exit code is only set, because an immediate exit would lose output that is still being written to a pipe.
process.exitCode = await runCommand(process.argv.slice(2), process)
