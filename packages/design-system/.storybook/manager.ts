import '@fontsource-variable/instrument-sans/wght.css'
import { addons } from 'storybook/manager-api'
import { workshop } from './theme.js'

addons.setConfig({ theme: workshop, sidebar: { showRoots: true }, panelPosition: 'bottom' })
