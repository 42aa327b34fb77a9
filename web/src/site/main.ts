import './memory'
import '../fonts.css'
import '../app.css'
import './words'
import { mount } from 'svelte'
import { install } from './install.svelte'
import { house } from './own'
import Site from './Site.svelte'
import { version } from './version.svelte'

install.listen()
const target = document.getElementById('app')
if (target) mount(Site, { target })

// The lobby first, then the referee, and what the next visit needs when nothing else is on its way.
setTimeout(() => house.rouse())
house.awake.then(() => version.keep())
