import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './app.css'

// The letters first: what is drawn with others would jump when they come.
const PATIENCE_MS = 1000
const letters = ['400 1rem "Source Sans 3"', '600 1rem "Source Sans 3"', '600 1rem "Cinzel"'].map((font) => document.fonts.load(font))
const ready = Promise.race([Promise.allSettled(letters), new Promise((done) => setTimeout(done, PATIENCE_MS))])

// Were it awaited here, the bundler would take the entry apart, lest other files wait for it.
ready.then(() => {
  const target = document.getElementById('app')
  if (target) mount(App, { target })
})
