// Whether something moves over the board: what would shift the board itself waits until it is over.
export const motion = $state({ isOn: false })
