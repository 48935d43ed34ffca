/** What the confirm-order drawer says. Texts of the specification stand as they are there. */
export const checkoutWords = {
  title: 'Confirm order',
  close: 'Close',
  deliverTo: 'Deliver to',
  change: 'Change address',
  chooseTitle: 'Change address',
  payBy: 'Pay by',
  soon: 'Coming soon',
  total: 'Total',
  items: (count: number, fee: string) => `${count === 1 ? '1 item' : `${count} items`}, delivery fee ${fee}`,
  save: (amount: string) => `You save ${amount}`,
  place: 'Place order',
  placing: 'Placing order...',
  moving: 'Checking prices and stock for this address...',
  moved: 'Prices and stock are those for this address.',
  backToCart: 'Back to the cart',
  blocked: (count: number) =>
    count === 1
      ? '1 medicine cannot be sent to this address. Go back to the cart to replace it or leave it out.'
      : `${count} medicines cannot be sent to this address. Go back to the cart to replace them or leave them out.`,
  noAddress: 'Please select a delivery address',
  noMedicines: 'No medicines selected',
  noPrescription: 'Prescription ID is required',
  failed: 'Failed to place order. Please try again.',
  failedWhy: 'Failed to create order',
  pricesChanged: 'Prices changed. Check and confirm again.',
  notSold: 'We cannot sell this medicine online.',
  ended: 'Your session has ended. Please log in again.',
  wentWrong: 'Something went wrong',
  openOrder: {
    title: 'You have an open order',
    text: (id: string | undefined) =>
      id
        ? `Order #${id} for this prescription is not delivered yet. Do you want to order again?`
        : 'An order for this prescription is not delivered yet. Do you want to order again?',
    yes: 'Order again',
    no: 'No',
  },
} as const
