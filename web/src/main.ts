import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './app.css'

// The letters first: what is drawn with others would jump when they come.
const PATIENCE_MS = 1000
const letters = ['400 1rem "Source Sans 3"', '600 1rem "Source Sans 3"', '600 1rem "Cinzel"'].map((font) => document.fonts.load(font))
await Promise.race([Promise.allSettled(letters), new Promise((done) => setTimeout(done, PATIENCE_MS))])

const target = document.getElementById('app')
if (target) mount(App, { target })
