import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReviewTopics } from '../../application/worklist/review-topics';
import type { ReviewAddress } from '../../application/worklist/review-address';
import { Menu } from '../kit/overlays/menu';
import styles from './order-menu.module.scss';

interface Props {
  readonly address: ReviewAddress;
  readonly reviewed: ReviewTopics;
}

/** The order of the queue. */
export const OrderMenu = observer(function OrderMenu({ address, reviewed }: Props) {
  const { orders, order } = reviewed.ordering;
  return (
    <Menu
      label="Order"
      triggerClassName={styles.trigger}
      trigger={
        <>
          <span className="visually-hidden">Order: </span>
          <span className={styles.name}>{orders.find(({ id }) => id === order)?.name}</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
      groups={[
        {
          items: orders.map(({ id, name }) => ({
            text: name,
            isChecked: id === order,
            onSelect: () => address.setOrder(id),
          })),
        },
      ]}
    />
  );
});
