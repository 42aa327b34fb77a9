import { describe, expect, it } from 'vitest'
import { type Fact, factsOf, handOf, type Words } from '../src/lib/plain/facts'
import { spelled } from '../src/lib/spelled'

const WORDS: Words = { isBySeat: (key) => key === 'coins', name: spelled, yes: 'yes', no: 'no', none: 'none', number: (value) => value.toLocaleString('en') }
const SEATS = ['Anna', 'Bruno', 'Chloé']
const told = (view: object): Fact[] => factsOf(view, SEATS, WORDS)

describe('a game without a client of its own', () => {
  it('has readable names', () => {
    expect(['open_cards', 'open-cards', 'openCards', 'round', ''].map(spelled)).toEqual(['Open cards', 'Open cards', 'Open cards', 'Round', ''])
  })

  it('tells single values in words', () => {
    expect(told({ round: 1200, last: true, open: false, leader: null, name: '', card: 'owl' }).map(({ text }) => text)).toEqual(['1,200', 'yes', 'no', 'none', 'none', 'owl'])
  })

  it('tells a list that has an entry for each seat by the names, and any other as it is, however long', () => {
    expect(told({ coins: [3, 0, 5], pile: ['owl', 'bull', 'ram'], nothing: [], empty: {} })).toEqual([
      { label: 'Coins', facts: [{ label: 'Anna', text: '3', seat: 0 }, { label: 'Bruno', text: '0', seat: 1 }, { label: 'Chloé', text: '5', seat: 2 }] },
      { label: 'Pile', text: 'owl, bull, ram' },
      { label: 'Nothing', text: 'none' },
      { label: 'Empty', text: 'none' },
    ])
    expect(factsOf({ pile: ['owl'] }, ['Anna'], WORDS)).toEqual([{ label: 'Pile', text: 'owl' }])
  })

  it('goes as deep as the view, and takes a list within a list as it is', () => {
    expect(told({ market: [{ card: 'owl', prices: [1, 2, 3] }, { card: 'bull', prices: [] }] })).toEqual([
      {
        label: 'Market',
        facts: [
          { label: '1', facts: [{ label: 'Card', text: 'owl' }, { label: 'Prices', text: '1, 2, 3' }] },
          { label: '2', facts: [{ label: 'Card', text: 'bull' }, { label: 'Prices', text: 'none' }] },
        ],
      },
    ])
  })

  it('shows a hand as names or as numbers, like with like', () => {
    expect(handOf(['owl', 'bull', 'owl'], WORDS)).toEqual([{ name: 'owl', count: 2 }, { name: 'bull', count: 1 }])
    expect(handOf([{ suit: 'owl', rank: 3 }], WORDS)).toEqual([{ name: 'owl 3', count: 1 }])
    expect(handOf({ war_horse: 2, owl: 0 }, WORDS)).toEqual([{ name: 'War horse', count: 2 }])
    expect(handOf(null, WORDS)).toEqual([])
  })
})
