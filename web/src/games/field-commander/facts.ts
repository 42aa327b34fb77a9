// What the lobby knows before anything is fetched.
export const isLogged = true
export const asksFirst = ['campaign']
