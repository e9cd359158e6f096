import { describeEngine } from '../contract-suite.js'
import { createEmbeddedEngine } from './embedded-engine.js'

describeEngine('the embedded engine', () => Promise.resolve(createEmbeddedEngine()))
