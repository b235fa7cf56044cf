import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReviewAddress } from '../../application/worklist/review-address';
import { REVIEW_ORDER_NAMES, REVIEW_ORDERS } from '../../domain/worklist/review-order';
import { Menu } from '../kit/overlays/menu';
import styles from './order-menu.module.scss';

/** The order of the queue. */
export const OrderMenu = observer(function OrderMenu({ address }: { readonly address: ReviewAddress }) {
  return (
    <Menu
      label="Order"
      triggerClassName={styles.trigger}
      trigger={
        <>
          <span className="visually-hidden">Order: </span>
          <span className={styles.name}>{REVIEW_ORDER_NAMES[address.order]}</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
      groups={[
        {
          items: REVIEW_ORDERS.map((order) => ({
            text: REVIEW_ORDER_NAMES[order],
            isChecked: order === address.order,
            onSelect: () => address.setOrder(order),
          })),
        },
      ]}
    />
  );
});
