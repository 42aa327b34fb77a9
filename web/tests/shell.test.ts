import { describe, expect, it } from 'vitest'
import { grouped, sorted } from '../src/lib/groups'
import { address, link, parse, read } from '../src/lib/router.svelte'

const action = (notation: string) => ({ notation, verb: notation.split(' ')[0] ?? '', args: {}, label: notation, final: false, preview: null })

describe('addresses', () => {
  it.each([
    ['', { screen: 'lobby' }],
    ['#/', { screen: 'lobby' }],
    [link.match('k3'), { screen: 'match', match: 'k3' }],
    [link.join('k3', 'in'), { screen: 'join', match: 'k3', invite: 'in' }],
    [link.review('k3'), { screen: 'review', match: 'k3', ply: null }],
    [link.review('k3', 0), { screen: 'review', match: 'k3', ply: 0 }],
    ['#/review/k3/31', { screen: 'review', match: 'k3', ply: 31 }],
    ['#/review/k3/-1', { screen: 'lost' }],
    ['#/review/k3/1e3', { screen: 'lost' }],
    ['#/review/k3/', { screen: 'lost' }],
    [link.rules('alexandros', 'taxes'), { screen: 'rules', game: 'alexandros', section: 'taxes' }],
    [link.log(), { screen: 'log' }],
    ['#/nowhere/at/all', { screen: 'lost' }],
    ['#/%E0%A4%A', { screen: 'lost' }],
    ['#/match/k3/and/more', { screen: 'lost' }],
    [link.carry('k3', 'once'), { screen: 'carry', match: 'k3', carry: 'once' }],
  ])('%s', (hash, route) => expect(parse(hash)).toEqual(route))

  it.each([
    ['/', '', { screen: 'lobby' }],
    ['/index.html', '', { screen: 'lobby' }],
    ['/match/k3', '', { screen: 'match', match: 'k3' }],
    ['/join/k3', '#in', { screen: 'join', match: 'k3', invite: 'in' }],
    ['/carry/k3', '#once', { screen: 'carry', match: 'k3', carry: 'once' }],
    ['/join/k3', '', { screen: 'lost' }],
    ['/join/k3', '#/match/k3', { screen: 'match', match: 'k3' }],
    ['/nothing/here', '', { screen: 'lost' }],
  ] as const)('%s%s', (path, hash, route) => expect(read(path, hash)).toEqual(route))

  it.each(['/', '/log', '/match/k3', '/review/k3', '/review/k3/31', '/join/k3#in', '/carry/k3#once', '/rules/alexandros', '/rules/alexandros/taxes'])('are written as they are read: %s', (text) => {
    const [path = '', secret] = text.split('#')
    expect(address(read(path, secret ? `#${secret}` : ''))).toBe(text)
  })

  it('send no secret to the server', () => {
    const [sent] = (address({ screen: 'join', match: 'k3', invite: 'in/../x' }) ?? '').split('#')
    expect(sent).toBe('/join/k3')
  })
})

describe('the list of choices', () => {
  const verbs = [
    { verb: 'take', heading: 'one' },
    { verb: 'pass', heading: 'two' },
  ]

  it('is grouped in the order of the game, and loses nothing', () => {
    const groups = grouped(['pass', 'leap', 'take lyre', 'take horse'].map(action), verbs)
    expect(groups.map(({ verb, actions }) => [verb, actions.length])).toEqual([['take', 2], ['pass', 1], ['other', 1]])
  })

  it('comes verb by verb where the game names no order', () => {
    const groups = grouped(['pass', 'take lyre', 'pass twice'].map(action))
    expect(groups.map(({ verb, actions }) => [verb, actions.length])).toEqual([['pass', 2], ['take', 1]])
  })

  it('puts aside what may be done at any time, unless there is nothing else', () => {
    const anytime = ({ verb }: { verb: string }) => verb === 'disband'
    const { answers, aside } = sorted(['disband a', 'take lyre', 'disband b'].map(action), anytime)
    expect([answers.length, aside.length]).toEqual([1, 2])
    expect(sorted(['disband a'].map(action), anytime)).toMatchObject({ answers: [{ verb: 'disband' }], aside: [] })
  })
})
