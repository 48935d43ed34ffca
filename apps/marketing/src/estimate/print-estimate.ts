/** Prints the calculator alone; `print.css` leaves out the rest of the page for as long as the mark stands. */
export function printEstimate() {
  const { dataset } = document.documentElement
  dataset['print'] = 'estimate'
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true })
  window.print()
}
