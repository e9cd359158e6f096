// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** viewer.label */ export const label = (p: { readonly name: Value }) => `${p.name} i 3D`
/** viewer.hint */ export const hint = () => 'Dra i bilden eller använd piltangenterna för att vrida bågen. Plus och minus förstorar och förminskar.'
/** viewer.turned */ export const turned = (p: { readonly degrees: Value }) => `Vriden ${p.degrees} grader`
/** viewer.loading */ export const loading = () => 'Hämtar 3D-modellen'
/** viewer.slow */ export const slow = () => 'Det tar längre tid än vanligt att hämta modellen.'
/** viewer.views */ export const views = () => 'Visa från'
/** viewer.front */ export const front = () => 'Framifrån'
/** viewer.angle */ export const angle = () => 'Snett framifrån'
/** viewer.side */ export const side = () => 'Från sidan'
/** viewer.turnLeft */ export const turnLeft = () => 'Vrid åt vänster'
/** viewer.turnRight */ export const turnRight = () => 'Vrid åt höger'
/** viewer.zoomIn */ export const zoomIn = () => 'Förstora'
/** viewer.zoomOut */ export const zoomOut = () => 'Förminska'
/** viewer.enlarged */ export const enlarged = (p: { readonly percent: Value }) => `förstorad till ${p.percent} procent`
/** viewer.measures */ export const measures = () => 'Visa mått'
/** viewer.millimetres */ export const millimetres = (p: { readonly count: Value }) => `${p.count} mm`
/** viewer.colors */ export const colors = () => 'Färg'
/** viewer.lenses */ export const lenses = () => 'Glas'
/** viewer.tint.clear */ export const tintClear = () => 'Klara'
/** viewer.tint.grey */ export const tintGrey = () => 'Gråtonade'
/** viewer.tint.brown */ export const tintBrown = () => 'Bruntonade'
/** viewer.tint.green */ export const tintGreen = () => 'Gröntonade'
/** viewer.lensesNote */ export const lensesNote = () => 'Färgen på glasen väljer du när du köper.'
