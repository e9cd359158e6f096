export { AutogiroPage } from './autogiro-page.js'
export { type AutogiroAnswer, changeAutogiro } from './change-autogiro.js'
export { type AutogiroData, loadAutogiro } from './load-autogiro.js'
