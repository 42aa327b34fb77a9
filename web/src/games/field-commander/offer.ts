// What makes a button stand for a choice, and the choices whose note only says what they do.
import type { Desk } from '../../lib/desk.svelte'
import { offer as offered } from '../../lib/target'
import type { Choice } from './types'

export const TOLD = ['strike', 'hit', 'envelop', 'accept', 'govern', 'raze', 'play', 'dismiss', 'build', 'recruit', 'omen', 'proceed']

export const offer = (desk: Desk, choice: Choice) => offered(choice, desk)
