/** Minutes from the order to the door. */
export const DELIVERY_PROMISE_MINUTES = 10
