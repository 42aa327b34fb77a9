// What the lobby knows before anything is fetched.
export const asksFirst = ['campaign']
