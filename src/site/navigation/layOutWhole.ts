/** Lays out the whole page, including what is far from the viewport (far.module.css, grid.module.css). */
export function layOutWhole(isWanted = true): void {
  document.documentElement.toggleAttribute('data-whole', isWanted);
}
