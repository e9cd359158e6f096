import { postgresSetup } from './postgres-setup.js'

export default postgresSetup()
