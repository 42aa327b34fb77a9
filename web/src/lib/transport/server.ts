// The table on a server: calls by HTTP, news by WebSocket.
import type { Beat, Hello, Lang, Message } from '../protocol'
import type { Asked, Line, Listener, Transport } from './transport'

const PING = 25_000

const written = (message: Hello | Beat) => JSON.stringify(message)

function ask({ method, path, token, body, type }: Asked): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== null) headers['Content-Type'] = type
  return fetch(`/api${path}`, { method, headers, body: body ?? undefined })
}

function line(match: string, lang: Lang, { hello, hear, broke }: Listener): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${match}/live?lang=${lang}`)
  let ping: ReturnType<typeof setInterval> | undefined
  socket.onopen = () => {
    socket.send(written(hello()))
    ping = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send(written({ ping: 1 })), PING)
  }
  socket.onmessage = (event: MessageEvent<string>) => {
    const message = JSON.parse(event.data) as Message
    if (message.ping) socket.send(written({ pong: 1 }))
    else hear(message)
  }
  socket.onclose = () => {
    clearInterval(ping)
    broke()
  }
  return socket
}

export const server: Transport = { ask, line, address: (path) => `/api${path}` }
