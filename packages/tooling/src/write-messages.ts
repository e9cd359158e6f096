import path from 'node:path'
import { messageFolders, writeMessages } from './check-messages.ts'
import { writePromises } from './check-promises.ts'

/**
 * Compiles messages. With the folder of a package it does that one, otherwise all. With `--promises` it also writes the
 * document of promises, which is committed. Node runs this file without other tools, so an install can run it.
 */
const root = path.resolve(import.meta.dirname, '../../..')
const [option] = process.argv.slice(2)
const one = option === undefined || option.startsWith('--') ? undefined : path.resolve(option, 'src/messages')
const folders = one === undefined ? messageFolders(root).map((folder) => path.join(root, folder)) : [one]
for (const folder of folders) writeMessages(folder)
if (option === '--promises') writePromises(root)
