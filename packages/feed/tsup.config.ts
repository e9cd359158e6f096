import { library } from '@klarsikt/tooling/tsup'

export default library({ entry: { index: 'src/index.ts', cli: 'src/cli.ts' }, target: 'node20', platform: 'node' })
