import { library } from '@klarsikt/tooling/tsup'

export default library()
