"""The markup of a table, for those who compare two of them."""

from __future__ import annotations

BOARD = """() => ['board', 'strip', 'seats'].map((place) => {
    const copy = document.querySelector(`[data-place=${place}]`).cloneNode(true)
    for (const passing of copy.querySelectorAll('[data-testid=telling]')) passing.remove()
    for (const marked of copy.querySelectorAll('.changed, .pointed, [class=""]')) {
        marked.classList.remove('changed', 'pointed')
        if (marked.classList.length === 0) marked.removeAttribute('class')
    }
    for (const each of copy.querySelectorAll('*')) {
        if (each.hasAttribute('class')) each.setAttribute('class', [...each.classList].sort().join(' '))
        const all = [...each.attributes].sort((one, other) => (one.name < other.name ? -1 : 1))
        for (const attribute of all) each.removeAttributeNode(attribute)
        for (const attribute of all) each.setAttributeNode(attribute)
    }
    return copy.innerHTML.replaceAll('<!---->', '').replaceAll(/-s\\d+-\\d+\\b|\\bc\\d+\\b/g, '')
})"""
"""The markup of the table, but for what passes over it, what is marked, and the order of attributes and classes."""
