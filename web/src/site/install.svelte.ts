// Installing the site as an app, where the browser offers it.
interface Offer extends Event {
  prompt(): Promise<unknown>
}

class Install {
  offer = $state.raw<Offer | null>(null)

  listen() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.offer = event as Offer
    })
    addEventListener('appinstalled', () => (this.offer = null))
  }

  async take() {
    const { offer } = this
    this.offer = null
    await offer?.prompt()
  }
}

export const install = new Install()

/** Browsers of Apple's phones install by their own menu and say nothing. */
export const byMenu = () => /iP(hone|ad|od)/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches
