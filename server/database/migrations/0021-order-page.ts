/**
 * When an order was packed and delivered, when its shopper cancelled it, and a note in its history (docs/product.md 37).
 * Orders sent before this migration were packed when they were sent; their day of delivery is unknown.
 */
export const orderPage = [
  `alter table orders add column packed_at text`,
  `alter table orders add column delivered_on text`,
  `alter table orders add column cancel_requested_at text`,
  `create index orders_to_cancel on orders (cancel_requested_at) where cancel_requested_at is not null`,
  `alter table order_history add column note text not null default ''`,
  `update orders set packed_at = (
    select max(order_history.at) from order_history
    where order_history.order_number = orders.number and order_history.event = 'fulfil'
  ) where state = 'fulfilled' or state_before_refund = 'fulfilled'`,
];
