// Where a browser lets a page remember nothing, the client remembers for as long as the page is open.
function mayRemember(): boolean {
  try {
    localStorage.setItem('argead.tried', '')
    localStorage.removeItem('argead.tried')
    return true
  } catch {
    return false
  }
}

export const remembers = mayRemember()

if (!remembers) {
  const kept = new Map<string, string>()
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  Object.defineProperty(window, 'localStorage', { value: memory })
}
