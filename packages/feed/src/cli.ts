#!/usr/bin/env node
import { runCommand } from './command/run.js'

// The code is set and not exited with, so that a pipe gets everything that was written to it.
process.exitCode = await runCommand(process.argv.slice(2), process)
