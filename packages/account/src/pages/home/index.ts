export { HomePage } from './home-page.js'
export { type HomeData, loadHome } from './load-home.js'
