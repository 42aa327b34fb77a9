// The table keeps a place for what moves its board, so that the buttons cover nothing.
export const TOOLS = Symbol('tools')

export type ToolsPlace = () => HTMLElement | null
