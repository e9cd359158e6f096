import '@klarsikt/design-system/styles.css'
import './styles/console.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.js'
import { createClient } from './lib/client.js'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the console.')
createRoot(root).render(<App client={createClient((path, init) => fetch(path, init))} />)
