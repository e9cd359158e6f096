import '@klarsikt/discovery/element'
import { createApp } from 'vue'
import App from './app.vue'
import './shop.css'

createApp(App).mount('#app')
